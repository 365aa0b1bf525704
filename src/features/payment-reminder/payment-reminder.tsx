import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isPayPage, mayRemind } from '#domain/order/pay-prompt.ts'
import type { paymentReminderMachine } from '#machines/payment-reminder/payment-reminder.machine.ts'
import { Lazy } from '#src/lib/lazy.tsx'

type Props = { reminder: ActorRefFrom<typeof paymentReminderMachine>; router: RegisteredRouter }

const load = () => import('./due-order.tsx')

/** Says that a pair can be made and links to its payment. Renders once there is a payment link. */
export function PaymentReminder({ reminder, router }: Props) {
  const { link, showsContinueShopping } = useSyncExternalStore(
    (listener) => reminder.subscribe(listener).unsubscribe,
    () => reminder.getSnapshot().context,
  )
  const { pathname, search } = useSyncExternalStore(
    (listener) => router.subscribe('onRendered', listener),
    () => router.state.location,
  )
  if (link === undefined || !mayRemind(pathname) || isPayPage(pathname, search)) return null
  return (
    <Lazy
      load={load}
      messages={['payment-reminder', 'shoe-viewer']}
      failed={(retry) => <RetryOnNextPage router={router} onRetry={retry} />}
    >
      {({ DueOrder }) => (
        <DueOrder
          {...{ link, router }}
          mayPutOff={showsContinueShopping}
          onPutOff={() => reminder.send({ type: 'reminder.dismissed' })}
        />
      )}
    </Lazy>
  )
}

/** If the lazy chunk fails to load, the page works without it and the next page tries again. */
function RetryOnNextPage({ router, onRetry }: { router: RegisteredRouter; onRetry: () => void }) {
  useEffect(() => router.subscribe('onRendered', onRetry), [router, onRetry])
  return null
}
