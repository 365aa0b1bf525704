import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { FootScan } from './use-foot-scan.ts'
import '#src/features/wizard/wizard.css'

type Props = {
  heading: ReactNode
  lead?: ReactNode
  /** The illustration next to the step; without it the step has the full width. */
  container?: ReactNode
  children?: ReactNode
  /** The main action. */
  action?: ReactNode
  /** Secondary actions next to it. */
  side?: ReactNode
  /** For a step with a form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** The layout of a measuring step, like that of the wizard's steps. */
export function StepFrame({ heading, lead, container, children, action, side, onSubmit }: Props) {
  const inside = (
    <>
      {children}
      {/* Only the main action is sticky on a phone: secondary ones would hide half of the step. */}
      {(action || side) && (
        <div className="step-actions">
          {action && <div className="wizard-action">{action}</div>}
          {side && <div className="step-side-note">{side}</div>}
        </div>
      )}
    </>
  )
  return (
    <div className="wizard" data-wide={container === undefined || undefined}>
      <div className="wizard-head">
        <h1 tabIndex={-1}>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {container && <div className="wizard-stage-container">{container}</div>}
      {onSubmit ? (
        <form className="wizard-choices" noValidate onSubmit={onSubmit}>
          {inside}
        </form>
      ) : (
        <div className="wizard-choices">{inside}</div>
      )}
    </div>
  )
}

/** Goes one step back. */
export function BackButton({ send }: Pick<FootScan, 'send'>) {
  return (
    <Button look="quiet" onClick={() => send({ type: 'step.left' })}>
      <Trans>Back</Trans>
    </Button>
  )
}

export function OtherMethodsButton({ send }: Pick<FootScan, 'send'>) {
  return (
    <Button look="quiet" onClick={() => send({ type: 'method.reopened' })}>
      <Trans>Measure in another way</Trans>
    </Button>
  )
}
