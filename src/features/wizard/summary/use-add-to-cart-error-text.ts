import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { errorMessages } from '#src/api/error-messages.ts'

/** Says why the pair was not added to the cart and what to do. */
export function useAddToCartErrorText(): (code: string) => string {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const max = settings.order.designs
  const own: Readonly<Record<string, string>> = {
    cart_full: t`The cart has room for ${max} pairs. Remove one of them first. This pair stays as you designed it.`,
    scan_mismatch: t`The shop doesn’t have this scan any more. Please choose or measure the feet again. Your other choices stay.`,
    scan_unusable: t`We can’t make shoes by this scan. Please measure the feet again. Your other choices stay.`,
    NETWORK_ERROR: t`We couldn’t reach the shop. Your pair is saved. Please try again in a moment.`,
  }
  return (code) => own[code] ?? i18n._(errorMessages[code as keyof typeof errorMessages] ?? errorMessages.UNKNOWN_ERROR)
}
