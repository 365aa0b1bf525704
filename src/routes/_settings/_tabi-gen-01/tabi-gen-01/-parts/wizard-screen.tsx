import type { ReactNode } from 'react'
import { type WizardStep, WizardSteps } from './wizard-steps.tsx'

type Props = {
  step: WizardStep
  heading: ReactNode
  lead: ReactNode
  /** What the customer looks at while choosing: the shoe, the feet. It keeps its place from step to step. */
  place: ReactNode
  /** The one way on. */
  action: ReactNode
  /** Quiet ways beside it. */
  aside?: ReactNode
  children?: ReactNode
}

/** A step to a pair: where one stands, what it looks like, what is chosen here, and one way on. */
export function WizardScreen({ step, heading, lead, place, action, aside, children }: Props) {
  return (
    <>
      <WizardSteps current={step} />
      <div className="wizard">
        <div className="wizard-head">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="wizard-place">{place}</div>
        <div className="wizard-choices">
          {children}
          <div className="wizard-action">
            {action}
            {aside}
          </div>
        </div>
      </div>
    </>
  )
}
