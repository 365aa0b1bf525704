import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { colourNames } from '#domain/shoe/shoe-colours.ts'
import { uppers } from '#domain/shoe/shoe-request.ts'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import { colourWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { Swatches } from '#src/ui/swatches.tsx'
import { DesignsHere } from '../designs/designs-here.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'

/** What the pair looks like. */
export function StyleStep() {
  const { i18n } = useLingui()
  const { upper, colour } = useWizard(({ context }) => designOf(context))
  const send = useWizardSend()
  return (
    <>
      <DesignsHere />
      <RadioCards
        legend={<Trans>Upper</Trans>}
        choices={uppers.map((value) => ({ value, name: i18n._(upperWords[value]) }))}
        value={upper}
        onChange={(chosen) => send({ type: 'upper.chosen', upper: chosen })}
      />
      <Swatches
        legend={<Trans>Colour</Trans>}
        colours={colourNames.map((value) => ({ value, name: i18n._(colourWords[value]) }))}
        value={colour}
        onChange={(chosen) => send({ type: 'colour.chosen', colour: chosen })}
      />
      <div className="wizard-action">
        <Button onClick={() => send({ type: 'step.confirmed' })}>
          <Trans>Continue to fit</Trans>
        </Button>
      </div>
    </>
  )
}
