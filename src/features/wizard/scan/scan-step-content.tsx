import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { ChosenFeet } from './chosen-feet.tsx'
import { MeasuredHere } from './measured-here.tsx'

/** The current state of the scan step. */
export function ScanStepContent() {
  const footScan = useWizard(({ children }) => children.footScan)
  const isBroken = useWizard((snapshot) => snapshot.hasTag('measuring-broken'))
  // Opening the step with existing feet stays at its top; feet just measured move the focus to the result.
  const [hasMeasured, setHasMeasured] = useState(false)
  if (footScan && !hasMeasured) setHasMeasured(true)
  // Keyed by actor, so that each measurement starts from the beginning.
  if (footScan) return <MeasuredHere key={footScan.sessionId} actor={footScan} />
  return isBroken ? <Broken /> : <ChosenFeet isNew={hasMeasured} />
}

function Broken() {
  const request = useWizard(({ context }) => context.scanRequest)
  const send = useWizardSend()
  return (
    <ErrorCard
      what={<Trans>Measuring has stopped because of a fault of ours</Trans>}
      code="UNKNOWN_ERROR"
      safe={<Trans>The feet you accepted are still here. Please try again.</Trans>}
      onRetry={() => send({ type: 'measuring.wanted', request })}
    />
  )
}
