import { Trans } from '@lingui/react/macro'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { UpperChoice } from './upper-choice.tsx'
import '#src/styles/pair.css'

type Props = {
  upper: Upper
  onUpper: (upper: Upper) => void
  colour: ShoeColour
  onColour: (colour: ShoeColour) => void
  hasDimensions: boolean
  onDimensions: (hasDimensions: boolean) => void
}

/** Chooses what is shown and how. Only another upper needs a new model. */
export function LookChoices({ upper, onUpper, colour, onColour, hasDimensions, onDimensions }: Props) {
  return (
    <div className="look-choices">
      <UpperChoice upper={upper} onUpper={onUpper} />
      <ColourChoice colour={colour} onColour={onColour} />
      <Checkbox
        label={<Trans>Show the measurements in the picture</Trans>}
        checked={hasDimensions}
        onChange={({ target }) => onDimensions(target.checked)}
      />
    </div>
  )
}
