import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { needsFeet, type PairCheckErrorKind } from '#domain/workshop/pair-check-error.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { Badge } from '#src/ui/badge.tsx'
import '#src/styles/order.css'

type Pair = OrderView['pairs'][number]
type PairCheckError = NonNullable<Pair['check_error']>
type Words = ReturnType<typeof msg>

/** Whether a pair can be made; if not, which foot prevents it and why. */
export function PairCheck({ checked, check_error: error }: Pick<Pair, 'checked' | 'check_error'>) {
  if (checked === 'passed')
    return (
      <Badge tone="good">
        <Trans>Can be made</Trans>
      </Badge>
    )
  if (checked !== 'failed') return null
  return (
    <>
      <Badge tone="caution">
        <Trans>Can’t be made like this yet</Trans>
      </Badge>
      {error && (
        <div className="order-pair-error">
          <Why {...error} />
          {needsFeet(error) && (
            <p className="quiet">
              <Trans>A scan covers both feet, so please measure both.</Trans>
            </p>
          )}
        </div>
      )}
    </>
  )
}

function Why({ kind, side, note }: PairCheckError) {
  const { i18n } = useLingui()
  if (kind !== 'noted') return <p>{i18n._(pairErrorTexts[kind][side ?? 'both'])}</p>
  return (
    <>
      <p>{i18n._(tellerWords[side ?? 'both'])}</p>
      <blockquote>{note}</blockquote>
    </>
  )
}

const tellerWords = {
  left: msg`The workshop writes about the left foot:`,
  right: msg`The workshop writes about the right foot:`,
  both: msg`The workshop writes:`,
}

const ofLength = msg`We can’t make shoes of this length. If the length in the scan is wrong, please measure again. If it’s right, please cancel the order.`

const pairErrorTexts: Readonly<
  Record<Exclude<PairCheckErrorKind, 'noted'>, Readonly<Record<'left' | 'right' | 'both', Words>>>
> = {
  scan_doubted: {
    left: msg`The measurements of the left foot don’t match each other, so we can’t make a shoe by them.`,
    right: msg`The measurements of the right foot don’t match each other, so we can’t make a shoe by them.`,
    both: msg`The measurements of the two feet don’t match each other, so we can’t make shoes by them.`,
  },
  scan_unsure: {
    left: msg`The quality of the left foot’s scan is too low to make a shoe by it.`,
    right: msg`The quality of the right foot’s scan is too low to make a shoe by it.`,
    both: msg`The quality of the scan is too low to make shoes by it.`,
  },
  length_not_made: { left: ofLength, right: ofLength, both: ofLength },
  shape_not_made: {
    left: msg`The left shoe doesn’t come out well in this design. Please choose another upper, another feel or another text under the sole.`,
    right: msg`The right shoe doesn’t come out well in this design. Please choose another upper, another feel or another text under the sole.`,
    both: msg`The shoes don’t come out well in this design. Please choose another upper, another feel or another text under the sole.`,
  },
}
