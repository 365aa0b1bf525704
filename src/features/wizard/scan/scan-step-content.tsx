import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { ChosenFeet } from './chosen-feet.tsx'
import { MeasuredHere } from './measured-here.tsx'

/** What the step of the feet is at. */
export function ScanStepContent() {
  const footScan = useWizard(({ children }) => children.footScan)
  const isBroken = useWizard((snapshot) => snapshot.hasTag('measuring-broken'))
  // Who opens the step with feet that are there stays at its head; who has just measured is led to what came of it.
  const [hasMeasured, setHasMeasured] = useState(false)
  if (footScan && !hasMeasured) setHasMeasured(true)
  // Of two that were invoked in turn the later one begins from the start.
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
