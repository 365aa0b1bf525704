import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { colourNames, type ShoeColour } from '#domain/shoe/shoe-colours.ts'
import { type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { Swatches } from '#src/ui/swatches.tsx'
import { colourWords, sideWords, upperWords } from './shoe-words.ts'
import { type ShownSide, shownSides, type ViewerLook } from './viewer-3d-port.ts'

type Props = {
  upper: Upper
  onUpper: (upper: Upper) => void
  look: ViewerLook
  onColour: (colour: ShoeColour) => void
  onSide: (side: ShownSide) => void
  onFoot: (showsFoot: boolean) => void
}

/** What is shown, and how. Only another upper has to be made anew. */
export function LookChoices({ upper, onUpper, look, onColour, onSide, onFoot }: Props) {
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
        value={look.colour}
        onChange={onColour}
      />
      <RadioCards
        legend={<Trans>Side</Trans>}
        choices={shownSides.map((value) => ({ value, name: i18n._(sideWords[value]) }))}
        value={look.side}
        onChange={onSide}
      />
      <Checkbox
        label={<Trans>Show the foot inside the shoe</Trans>}
        checked={look.showsFoot}
        onChange={({ target }) => onFoot(target.checked)}
      />
    </div>
  )
}
