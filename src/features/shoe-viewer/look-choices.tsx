import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { colourNames, type ShoeColour } from '#domain/shoe/shoe-colours.ts'
import { type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { Swatches } from '#src/ui/swatches.tsx'
import { colourWords, upperWords } from './shoe-words.ts'

type Props = {
  upper: Upper
  onUpper: (upper: Upper) => void
  colour: ShoeColour
  onColour: (colour: ShoeColour) => void
  hasDimensions: boolean
  onDimensions: (hasDimensions: boolean) => void
}

/** What is shown, and how. Only another upper has to be made anew. */
export function LookChoices({ upper, onUpper, colour, onColour, hasDimensions, onDimensions }: Props) {
  const { i18n } = useLingui()
  return (
    <div className="look-choices">
      <RadioCards
        legend={<Trans>Upper</Trans>}
        choices={uppers.map((value) => ({ value, name: i18n._(upperWords[value]) }))}
        value={upper}
        onChange={onUpper}
      />
      <Swatches
        legend={<Trans>Colour</Trans>}
        colours={colourNames.map((value) => ({ value, name: i18n._(colourWords[value]) }))}
        value={colour}
        onChange={onColour}
      />
      <Checkbox
        label={<Trans>Show the measurements in the picture</Trans>}
        checked={hasDimensions}
        onChange={({ target }) => onDimensions(target.checked)}
      />
    </div>
  )
}
