import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { EmptyPairs } from '#src/ui/drawings/empty-pairs.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export const Route = createFileRoute('/_profile/profile/products')({
  staticData: {
    title: msg`Your pairs`,
    description: msg`The shoes you’ve designed, and those we’ve made for you.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: Products,
})

const loadPairs = () => import('#src/features/orders/list/paid-pairs.tsx')
const loadDesigns = () => import('#src/features/designs/saved/designs.tsx')

/** The customer's pairs. Uppers, colours and feels have the names by which they are chosen. */
function Products() {
  const days = settings.refit.days
  return (
    <>
      <Screen
        heading={<Trans>Your pairs</Trans>}
        lead={
          <Trans>
            The pairs you’ve designed, and those we’ve made for you. If a pair doesn’t fit, tell us within {days} days
            of delivery and we’ll make it again once, free of charge.
          </Trans>
        }
        drawing={<EmptyPairs />}
      />
      <section className="design-block" aria-labelledby="paid">
        <h2 id="paid">
          <Trans>Pairs you’ve paid for</Trans>
        </h2>
        <Lazy load={loadPairs} messages={['orders', 'shoe-viewer']} fallback={<Skeleton lines={6} />}>
          {({ OwnedPairs }) => <OwnedPairs />}
        </Lazy>
      </section>
      <section className="design-block" aria-labelledby="designs">
        <h2 id="designs">
          <Trans>Your designs</Trans>
        </h2>
        <Lazy load={loadDesigns} messages={['designs', 'shoe-viewer']} fallback={<Skeleton lines={6} />}>
          {({ Designs }) => <Designs />}
        </Lazy>
      </section>
    </>
  )
}
