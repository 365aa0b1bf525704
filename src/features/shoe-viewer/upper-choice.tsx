import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import { type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { upperWords } from './shoe-words.ts'
import { upperNotes } from './upper-notes.ts'

type Props = {
  upper: Upper
  onUpper: (upper: Upper) => void
  /** With a colour, the uppers are shown as pictures with notes; otherwise by name. */
  inColour?: ShoeColour
}

/** Chooses the upper. */
export function UpperChoice({ upper, onUpper, inColour }: Props) {
  const { i18n } = useLingui()
  return (
    <RadioCards
      legend={<Trans>Upper</Trans>}
      choices={uppers.map((value) => ({
        value,
        name: i18n._(upperWords[value]),
        ...(inColour && {
          note: i18n._(upperNotes[value]),
          picture: <img src={`/img/pair-${value}-${inColour}.webp`} width={160} height={120} alt="" />,
        }),
      }))}
      value={upper}
      onChange={onUpper}
    />
  )
}
