import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { designSettings } from '#domain/design-settings.ts'
import { settings } from '#domain/settings.ts'
import { errorMessages } from '#src/api/error-messages.ts'

/** Says why a cart command failed. */
export function useCartErrorText(): (code: string) => string {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const max = settings.order.designs
  const maxSaved = designSettings.max
  const own: Readonly<Record<string, string>> = {
    cart_full: t`One order can have up to ${max} pairs. Save another one for later first.`,
    saved_for_later_full: t`You can save up to ${maxSaved} pairs for later. Remove one of them first.`,
    scan_mismatch: t`The shop doesn’t have this scan any more, so the pair can’t be added.`,
    scan_unusable: t`We can’t make shoes by this scan, so the pair can’t be added.`,
  }
  return (code) => own[code] ?? i18n._(errorMessages[code as keyof typeof errorMessages] ?? errorMessages.UNKNOWN_ERROR)
}
