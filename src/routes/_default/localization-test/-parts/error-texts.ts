import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settings } from '#domain/settings.ts'
import type { LocalizationCode, LocalizationError } from '#domain/translations/localization-error.ts'

/** What each fault is called; in English by the specification's own words. */
const errorMessages = {
  AUTH_REQUIRED: msg`Authentication required`,
  ACCESS_DENIED: msg`Access denied`,
  NOT_FOUND: msg`Translation not found`,
  SERVER_ERROR: msg`Server error`,
  UNKNOWN_ERROR: msg`Unknown error`,
  NETWORK_ERROR: msg`Network error`,
} satisfies Record<LocalizationCode, MessageDescriptor>

/** What went wrong, in the reader's language. The server speaks English, and may know more than the code says. */
export function describeLocalizationError(i18n: I18n, { code, message }: LocalizationError): string {
  return i18n.locale === settings.languages.default ? message : i18n._(errorMessages[code])
}
