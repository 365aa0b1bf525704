import type { ReactNode } from 'react'
import { WizardChoices } from '#src/features/wizard/wizard-choices.tsx'
import { FeetMissing } from './feet-missing.tsx'
import { type WizardStep, WizardSteps } from './wizard-steps.tsx'
import '#src/features/wizard/wizard.css'

type Props = {
  step: WizardStep
  heading: ReactNode
  lead: ReactNode
  /** What the customer looks at while choosing. */
  container: ReactNode
}

/** A step to a pair: where one stands, what it looks like, what is chosen here, and one way on. */
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
