import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Waitlist } from '#src/ui/drawings/waitlist.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/reserve/already-reserved')({
  staticData: {
    title: msg`You already have a seat`,
    description: msg`A reservation under this address exists.`,
    unlisted: true,
  },
  component: AlreadyReserved,
})

function AlreadyReserved() {
  return (
    <Screen
      heading={<Trans>You already have a seat</Trans>}
      lead={
        <Trans>A seat is held under your e-mail address. The e-mail you received has the place and the time.</Trans>
      }
      drawing={<Waitlist />}
    >
      <WayOn to="/reserve/confirmation">
        <Trans>What happens at the store</Trans>
      </WayOn>
      <WayOn to="/reserve" quiet>
        <Trans>Reserve for someone else</Trans>
      </WayOn>
    </Screen>
  )
}
