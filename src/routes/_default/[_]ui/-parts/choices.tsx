import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { settings } from '#domain/settings.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { StepFit } from '#src/ui/drawings/step-fit.tsx'
import { StepStyle } from '#src/ui/drawings/step-style.tsx'
import { Quantity } from '#src/ui/quantity.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { type Swatch, Swatches } from '#src/ui/swatches.tsx'
import { Group, Part } from './group.tsx'

export function Choices() {
  const { t } = useLingui()
  const [fit, setFit] = useState('natural')
  const [way, setWay] = useState<string>()
  const [colour, setColour] = useState<Swatch>('green')
  const [pairs, setPairs] = useState(1)
  return (
    <Group id="choices" name={<Trans>Choices</Trans>}>
      <Part name={<Trans>Checkbox</Trans>} note={<Trans>Yes or no. Consent is never pre-ticked.</Trans>}>
        <Checkbox label={<Trans>Tell me when a new edition opens</Trans>} />
        <Checkbox
          defaultChecked
          label={<Trans>Keep my scan for the next pair</Trans>}
          help={<Trans>You can delete it at any time.</Trans>}
        />
        <Checkbox
          label={<Trans>I’ve read how returns work for a made-to-measure pair</Trans>}
          error={<Trans>Please tick this before you order.</Trans>}
        />
      </Part>
      <Part
        name={<Trans>Radio cards</Trans>}
        note={<Trans>A few choices, all in view. Arrow keys move between them.</Trans>}
      >
        <RadioCards
          legend={<Trans>Feel</Trans>}
          value={fit}
          onChange={setFit}
          choices={[
            {
              value: 'close',
              name: <Trans>Close</Trans>,
              note: <Trans>6 mm at the toes</Trans>,
              picture: <StepFit />,
            },
            {
              value: 'natural',
              name: <Trans>Natural</Trans>,
              note: <Trans>9 mm at the toes</Trans>,
              picture: <StepStyle />,
            },
            {
              value: 'roomy',
              name: <Trans>Roomy</Trans>,
              note: <Trans>12 mm at the toes</Trans>,
              picture: <StepFit />,
            },
          ]}
        />
        <RadioCards
          legend={<Trans>How you want to measure</Trans>}
          value={way}
          onChange={setWay}
          error={<Trans>Choose one of the two.</Trans>}
          choices={[
            {
              value: 'home',
              name: <Trans>At home</Trans>,
              note: <Trans>With a sheet of paper, in ten minutes</Trans>,
            },
            {
              value: 'store',
              name: <Trans>In a store, with someone who knows feet well and has time for you</Trans>,
              note: <Trans>About 20 minutes, by appointment</Trans>,
            },
          ]}
        />
      </Part>
      <Part name={<Trans>Colours</Trans>} note={<Trans>A colour always has its name.</Trans>}>
        <Swatches
          legend={<Trans>Colour of the shoe</Trans>}
          value={colour}
          onChange={setColour}
          colours={[
            { value: 'black', name: <Trans>Black</Trans> },
            { value: 'grey', name: <Trans>Grey</Trans> },
            { value: 'green', name: <Trans>Green</Trans> },
            { value: 'brown', name: <Trans>Brown</Trans> },
          ]}
        />
      </Part>
      <Part name={<Trans>Quantity</Trans>} note={<Trans>By the buttons, by the arrows, or typed.</Trans>}>
        <Quantity
          label={<Trans>Pairs</Trans>}
          help={<Trans>One pair of each design, up to four designs in an order.</Trans>}
          value={pairs}
          onChange={setPairs}
          max={settings.order.designs}
          lessLabel={t`One pair less`}
          moreLabel={t`One pair more`}
        />
        <Quantity
          label={<Trans>Spare laces</Trans>}
          error={<Trans>Only 3 are left.</Trans>}
          value={4}
          onChange={() => {}}
          max={9}
          lessLabel={t`One lace less`}
          moreLabel={t`One lace more`}
        />
      </Part>
    </Group>
  )
}
