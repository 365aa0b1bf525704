import { useLingui } from '@lingui/react'
import { useContext } from 'react'
import { errorMessages } from '#src/api/error-messages.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type StepProps, WizardContext } from './view/wizard-context.ts'

/** The choices of a step and its main action. Rendered after the step's heading and picture. */
export function WizardChoices({ step, missing }: StepProps) {
  return (
    <div className="wizard-choices" data-live>
      <WizardStepBody step={step} missing={missing} />
    </div>
  )
}

/** The same for a step that has its own heading in each state. */
export function WizardStepBody({ step, missing }: StepProps) {
  const { open, isUnbegun, retry } = useContext(WizardContext)
  const { i18n } = useLingui()
  if (isUnbegun) return missing
  if (open === undefined) return <Skeleton lines={8} />
  if (open === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <open.Step step={step} missing={missing} />
}
