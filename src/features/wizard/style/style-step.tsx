import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { PairPrice } from '#src/features/designs/choose/pair-price.tsx'
import { ColourChoice } from '#src/features/shoe-viewer/colour-choice.tsx'
import { UpperChoice } from '#src/features/shoe-viewer/upper-choice.tsx'
import { Button } from '#src/ui/button.tsx'
import { DesignsHere } from '../designs/designs-here.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { SoleTextField } from './sole-text-field.tsx'

/** The step that chooses the look of the pair. */
export function StyleStep() {
  const { upper, colour } = useWizard(({ context }) => getOpenDesign(context))
  const hasError = useWizard(({ context }) => context.soleTextError !== undefined)
  const send = useWizardSend()
  const field = useRef<HTMLInputElement>(null)

  function goOn(): void {
    send({ type: 'step.confirmed' })
    // Focuses the invalid text on every press.
    if (hasError) field.current?.focus()
  }

  return (
    <>
      <DesignsHere />
      <UpperChoice
        upper={upper}
        inColour={colour}
        onUpper={(chosen) => send({ type: 'upper.chosen', upper: chosen })}
      />
      <ColourChoice colour={colour} onColour={(chosen) => send({ type: 'colour.chosen', colour: chosen })} />
      <SoleTextField ref={field} />
      <div className="wizard-action">
        <Button onClick={goOn}>
          <Trans>Continue to fit</Trans>
        </Button>
        <p className="small quiet">
          <PairPrice />
        </p>
      </div>
    </>
  )
}
