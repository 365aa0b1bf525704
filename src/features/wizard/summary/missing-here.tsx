import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Missing, missingOf } from '#domain/design/configuration.ts'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import { WayOn } from '#src/ui/way-on.tsx'
import { useWizard } from '../view/step-view.ts'

/** What is in the way of this pair, and the way there. */
export function MissingHere({ missing }: { missing: ReactNode }) {
  const design = useWizard(({ context }) => designOf(context))
  const found = missingOf(design)
  if (found.includes('feet')) return missing
  return (
    <>
      <ul>
        {found.map((one) => (
          <li key={one}>
            <Said missing={one} />
          </li>
        ))}
      </ul>
      <div className="wizard-action">
        <WayOn to="/tabi-gen-01/scan">
          <Trans>See the feet</Trans>
        </WayOn>
      </div>
    </>
  )
}

function Said({ missing }: { missing: Missing }) {
  if (missing === 'scan_unsent') return <Trans>The scan is on this device alone, and has to be sent first.</Trans>
  if (missing === 'quality_low') return <Trans>The quality of the scan is too low for shoes.</Trans>
  return <Trans>We don’t make shoes of this length.</Trans>
}
