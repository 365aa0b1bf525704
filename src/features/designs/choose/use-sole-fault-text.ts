import { useLingui } from '@lingui/react/macro'
import { type SoleTextFault, soleTextMost } from '#domain/shoe/sole-text.ts'

/** Why a text can't stand under a sole. */
export function useSoleFaultText(): (fault: SoleTextFault) => string {
  const { t } = useLingui()
  return (fault) =>
    fault === 'too_long'
      ? t`At most ${soleTextMost} characters fit. Please shorten the text.`
      : t`Please use A to Z, digits, spaces and - . &.`
}
