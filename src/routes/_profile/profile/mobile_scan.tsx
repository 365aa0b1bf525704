import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EmptyScans } from '#src/ui/drawings/empty-scans.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_profile/profile/mobile_scan')({
  staticData: {
    title: msg`Your scans`,
    description: msg`The people you’ve measured, and their feet.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: MobileScan,
})

function MobileScan() {
  return (
    <Screen
      heading={<Trans>Your scans</Trans>}
      lead={<Trans>Every scan for everyone in your family, with its measurements and their tolerances.</Trans>}
      drawing={<EmptyScans />}
    >
      <p>
        <Trans>Measuring isn’t open yet.</Trans>
      </p>
      <WayOn to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </WayOn>
    </Screen>
  )
}
