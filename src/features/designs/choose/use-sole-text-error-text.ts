import { useLingui } from '@lingui/react/macro'
import { maxSoleTextLength, type SoleTextError } from '#domain/shoe/sole-text.ts'

/** Says why a text cannot be printed under a sole. */
export function useSoleTextErrorText(): (error: SoleTextError) => string {
  const { t } = useLingui()
  return (error) =>
    error === 'too_long'
      ? t`At most ${maxSoleTextLength} characters fit. Please shorten the text.`
      : t`Please use A to Z, digits, spaces and - . &.`
}
