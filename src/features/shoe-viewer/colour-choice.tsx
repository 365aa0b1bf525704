import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { colourNames, type ShoeColour } from '#domain/shoe/shoe-colours.ts'
import { Swatches } from '#src/ui/swatches.tsx'
import { colourWords } from './shoe-words.ts'

type Props = { colour: ShoeColour; onColour: (colour: ShoeColour) => void }

/** Chooses the colour. */
export function ColourChoice({ colour, onColour }: Props) {
  const { i18n } = useLingui()
  return (
    <Swatches
      legend={<Trans>Colour</Trans>}
      colours={colourNames.map((value) => ({ value, name: i18n._(colourWords[value]) }))}
      value={colour}
      onChange={onColour}
    />
  )
}
