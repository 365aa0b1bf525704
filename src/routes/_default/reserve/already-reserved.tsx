import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Waitlist } from '#src/ui/drawings/waitlist.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/reserve/already-reserved')({
  staticData: {
    title: msg`Find your reservation`,
    description: msg`Where to find the place and time of a store visit.`,
    unlisted: true,
  },
  component: AlreadyReserved,
})

function AlreadyReserved() {
  return (
    <Screen
      heading={<Trans>Find your reservation</Trans>}
      lead={
        <Trans>
          If you have a reservation, the e-mail that confirmed it has the place and the time, and tells you how to
          change or cancel it.
        </Trans>
      }
      drawing={<Waitlist />}
    >
      <p>
        <Trans>Booking isn’t open yet.</Trans>
      </p>
      <p>
        <Trans>Anyone can open this page. To keep your reservation private, we don’t show it here.</Trans>
      </p>
      <NextLink to="/reserve/confirmation">
        <Trans>See what happens at a store visit</Trans>
      </NextLink>
      <NextLink to="/reserve" quiet>
        <Trans>See the stores</Trans>
      </NextLink>
    </Screen>
  )
}
