import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { EmptyReservations } from '#src/ui/drawings/empty-reservations.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/calendly')({
  staticData: { title: msg`Visit times`, description: msg`When you can visit one of our stores.` },
  component: Calendly,
})

function Calendly() {
  const minutes = settings.measuring.storeMinutes
  return (
    <Screen
      heading={<Trans>Visit times</Trans>}
      lead={<Trans>A visit takes about {minutes} minutes. We measure both feet and answer your questions.</Trans>}
      drawing={<EmptyReservations />}
    >
      <p>
        <Trans>Booking isn’t open yet.</Trans>
      </p>
      <p>
        <Trans>You’ll find the addresses on our stores page.</Trans>
      </p>
      <NextLink to="/reserve">
        <Trans>See the stores</Trans>
      </NextLink>
    </Screen>
  )
}
