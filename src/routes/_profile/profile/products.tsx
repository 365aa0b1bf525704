import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { EmptyPairs } from '#src/ui/drawings/empty-pairs.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_profile/profile/products')({
  staticData: {
    title: msg`Your pairs`,
    description: msg`The shoes we’ve made for you.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: Products,
})

function Products() {
  const days = settings.refit.days
  return (
    <Screen
      heading={<Trans>Your pairs</Trans>}
      lead={
        <Trans>
          The pairs we’ve made for you, with the scan they’re based on and how to care for them. If a pair doesn’t fit,
          tell us within {days} days of delivery and we’ll make it again once, free of charge.
        </Trans>
      }
      drawing={<EmptyPairs />}
    >
      <p>
        <Trans>Ordering isn’t open yet.</Trans>
      </p>
      <WayOn to="/profile/order">
        <Trans>Go to your orders</Trans>
      </WayOn>
    </Screen>
  )
}
