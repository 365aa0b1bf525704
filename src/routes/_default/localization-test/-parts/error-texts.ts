import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settings } from '#domain/settings.ts'
import type { LocalizationCode, LocalizationError } from '#domain/translations/localization-error.ts'

/** The message of each error; in English the specification's own text. */
const errorMessages = {
  AUTH_REQUIRED: msg`Authentication required`,
  ACCESS_DENIED: msg`Access denied`,
  NOT_FOUND: msg`Translation not found`,
  SERVER_ERROR: msg`Server error`,
  UNKNOWN_ERROR: msg`Unknown error`,
  NETWORK_ERROR: msg`Network error`,
} satisfies Record<LocalizationCode, MessageDescriptor>

/**
 * The error in the reader's language. In English the server's message is shown, because it may be more
 * specific than the code.
 */
export function describeLocalizationError(i18n: I18n, { code, message }: LocalizationError): string {
  return i18n.locale === settings.languages.default ? message : i18n._(errorMessages[code])
}
