import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EmptyReservations } from '#src/ui/drawings/empty-reservations.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/calendly')({
  staticData: { title: msg`Choose a time`, description: msg`A time for your visit to one of our stores.` },
  component: Calendly,
})

function Calendly() {
  return (
    <Screen
      heading={<Trans>Choose a time</Trans>}
      lead={<Trans>A visit takes about twenty minutes: two feet, one scan, time for questions.</Trans>}
      drawing={<EmptyReservations />}
    >
      <p>
        <Trans>Every store lists its address and its hours in its own time.</Trans>
      </p>
      <WayOn to="/reserve">
        <Trans>See the stores</Trans>
      </WayOn>
    </Screen>
  )
}
