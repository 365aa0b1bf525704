import { useContext, useMemo } from 'react'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import { footScanMessages } from '#src/features/foot-scan/screen/foot-scan-messages.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { FitStep } from './fit/fit-step.tsx'
import { StyleStep } from './style/style-step.tsx'
import { SummaryStep } from './summary/summary-step.tsx'
import { getStepView, StepViewContext, useWizard } from './view/step-view.ts'
import { type StepProps, WizardContext } from './view/wizard-context.ts'

const loadScan = () => import('./scan/scan-step-content.tsx')

/** Measures feet or chooses existing ones. Measuring is the largest chunk, so it is loaded with this step only. */
function ScanStep() {
  return (
    <Lazy load={loadScan} messages={footScanMessages} fallback={<Skeleton lines={8} />}>
      {({ ScanStepContent }) => <ScanStepContent />}
    </Lazy>
  )
}

const bodies = { scan: ScanStep, style: StyleStep, fit: FitStep, summary: SummaryStep } as const

/** A step with its machine. */
export function WizardStepView(props: StepProps) {
  const { open } = useContext(WizardContext)
  const actor = typeof open === 'object' ? open.actor : undefined
  const { step } = props
  const view = useMemo(() => actor && getStepView(actor, step), [actor, step])
  return (
    <StepViewContext value={view}>
      <Body {...props} />
    </StepViewContext>
  )
}

function Body({ step, missing }: StepProps) {
  const isThere = useWizard((snapshot) => selectWizardStep(snapshot) === step)
  const StepBody = bodies[step]
  return isThere ? <StepBody missing={missing} /> : <Skeleton lines={8} />
}
