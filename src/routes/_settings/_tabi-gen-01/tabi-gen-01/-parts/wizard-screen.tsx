import type { ReactNode } from 'react'
import { WizardChoices } from '#src/features/wizard/wizard-choices.tsx'
import { FeetMissing } from './feet-missing.tsx'
import { type WizardStep, WizardSteps } from './wizard-steps.tsx'
import '#src/features/wizard/wizard.css'

type Props = {
  step: WizardStep
  heading: ReactNode
  lead: ReactNode
  /** The preview that the customer sees while choosing. */
  container: ReactNode
}

/** One design step: the progress, the preview, the choices and one action. */
export function WizardScreen({ step, heading, lead, container }: Props) {
  return (
    <>
      <WizardSteps current={step} />
      <div className="wizard">
        <div className="wizard-head">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        {container}
        <WizardChoices step={step} missing={<FeetMissing />} />
      </div>
    </>
  )
}
