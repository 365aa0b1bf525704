import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { KeptDesigns } from '#src/features/designs/kept-designs.tsx'
import { EmptyPairs } from '#src/ui/drawings/empty-pairs.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_profile/profile/products')({
  staticData: {
    title: msg`Your pairs`,
    description: msg`The shoes you’ve designed, and those we’ve made for you.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: Products,
})

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
      <section className="design-block" aria-labelledby="designs">
        <h2 id="designs">
          <Trans>Your designs</Trans>
        </h2>
        <KeptDesigns />
      </section>
      <section className="design-block" aria-labelledby="made">
        <h2 id="made">
          <Trans>Pairs we’ve made</Trans>
        </h2>
        <p>
          <Trans>No pair made yet.</Trans>{' '}
          <Trans>You can put the pairs you design in the cart and order them. Nothing is due yet.</Trans>
        </p>
      </section>
    </>
  )
}
