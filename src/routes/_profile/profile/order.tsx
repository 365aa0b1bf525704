import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export const Route = createFileRoute('/_profile/profile/order')({
  staticData: {
    title: msg`Your orders`,
    description: msg`The status of each order.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: Order,
})

const load = () => import('#src/features/orders/pages/own-orders.tsx')
const rooms = ['orders', 'shoe-viewer'] as const

function Order() {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  return (
    <>
      <Screen heading={<Trans>Your orders</Trans>} />
      <div className="live-list">
        {part === undefined ? (
          <Skeleton lines={8} />
        ) : part === 'missing' ? (
          <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
        ) : (
          <part.OwnOrders />
        )}
      </div>
    </>
  )
}
