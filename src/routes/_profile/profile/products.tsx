import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { KeptDesigns } from '#src/features/designs/kept-designs.tsx'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { EmptyPairs } from '#src/ui/drawings/empty-pairs.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
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
        <PaidPairs />
      </section>
      <section className="design-block" aria-labelledby="designs">
        <h2 id="designs">
          <Trans>Your designs</Trans>
        </h2>
        <KeptDesigns />
      </section>
    </>
  )
}

const load = () => import('#src/features/orders/owned/owned-pairs.tsx')
/** Uppers, colours and feels are called as where they are chosen. */
const rooms = ['orders', 'shoe-viewer'] as const

function PaidPairs() {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return <Skeleton lines={6} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.OwnedPairs />
}
