import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FootResting } from '#src/ui/drawings/foot-resting.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/reserve/instagram-subscription')({
  staticData: {
    title: msg`News about new times`,
    description: msg`We let you know when a store opens new days for reservations.`,
    unlisted: true,
  },
  component: ReserveInstagramSubscription,
})

function ReserveInstagramSubscription() {
  return (
    <Screen
      heading={<Trans>News about new times</Trans>}
      lead={<Trans>We write only when a store opens new days.</Trans>}
      drawing={<FootResting />}
    >
      <p>
        <Trans>You can’t sign up here yet.</Trans>
      </p>
      <NextLink to="/reserve/confirmation">
        <Trans>Continue</Trans>
      </NextLink>
    </Screen>
  )
}
