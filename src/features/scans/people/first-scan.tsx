import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/button-look.ts'
import { EmptyScans } from '#src/ui/drawings/empty-scans.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** Shown if nobody has been measured yet. */
export function FirstScan() {
  return (
    <EmptyState
      heading={<Trans>No scan yet</Trans>}
      drawing={<EmptyScans />}
      action={
        <Link to="/profile/mobile_scan" search={{ measure: 'new' }} className={buttonLook('verb')}>
          <Trans>Measure your feet</Trans>
        </Link>
      }
    >
      <Trans>Measure your own feet, or those of somebody in your family. You’ll find the scans here.</Trans>
    </EmptyState>
  )
}
