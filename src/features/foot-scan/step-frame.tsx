import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { FootScan } from './use-foot-scan.ts'
import '#src/features/wizard/wizard.css'

type Props = {
  heading: ReactNode
  lead?: ReactNode
  /** What is looked at meanwhile; without it the step has the whole width. */
  container?: ReactNode
  children?: ReactNode
  /** The one way on. */
  action?: ReactNode
  /** Quiet ways beside it. */
  side?: ReactNode
  /** Of a step that is filled in. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** A step of measuring, laid out as the steps to a pair are. */
export function StepFrame({ heading, lead, container, children, action, side, onSubmit }: Props) {
  const inside = (
    <>
      {children}
      {/* Only the one way on stays in sight on a phone: quiet ways would hide half of the step. */}
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

/** One step back. */
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
