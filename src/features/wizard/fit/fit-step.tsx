import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { feels } from '#domain/fit/feel.ts'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import { feelNotes, feelWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { DesignsHere } from '../designs/designs-here.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'

/** How much room there is around the feet. */
export function FitStep({ missing }: { missing: ReactNode }) {
  const { i18n } = useLingui()
  const isMissing = useWizard((snapshot) => snapshot.hasTag('feet-missing'))
  const feel = useWizard(({ context }) => designOf(context).feel)
  const send = useWizardSend()
  if (isMissing)
    return (
      <>
        <DesignsHere />
        {missing}
      </>
    )
  return (
    <>
      <DesignsHere />
      <RadioCards
        legend={<Trans>Feel</Trans>}
        choices={feels.map((value) => ({ value, name: i18n._(feelWords[value]), note: i18n._(feelNotes[value]) }))}
        value={feel}
        onChange={(chosen) => send({ type: 'feel.chosen', feel: chosen })}
      />
      <div className="wizard-action">
        <Button onClick={() => send({ type: 'step.confirmed' })}>
          <Trans>Continue to the summary</Trans>
        </Button>
      </div>
    </>
  )
}
