import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isPayPage, mayRemind } from '#domain/order/pay-prompt.ts'
import type { paymentReminderMachine } from '#machines/payment-reminder/payment-reminder.machine.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'

type Props = { reminder: ActorRefFrom<typeof paymentReminderMachine>; router: RegisteredRouter }

const load = () => import('./due-order.tsx')
const rooms = ['payment-reminder', 'shoe-viewer'] as const

/** Says that a pair can be made, and leads to where it is paid. What it says comes once there is something to say. */
export function PaymentReminder({ reminder, router }: Props) {
  const { link, showsContinueShopping } = useSyncExternalStore(
    (tell) => reminder.subscribe(tell).unsubscribe,
    () => reminder.getSnapshot().context,
  )
  const { pathname, search } = useSyncExternalStore(
    (tell) => router.subscribe('onRendered', tell),
    () => router.state.location,
  )
  if (link === undefined || !mayRemind(pathname) || isPayPage(pathname, search)) return null
  return (
    <Due
      {...{ link, router }}
      mayPutOff={showsContinueShopping}
      onPutOff={() => reminder.send({ type: 'reminder.dismissed' })}
    />
  )
}

type DueProps = { link: string; router: RegisteredRouter; mayPutOff: boolean; onPutOff: () => void }

/** When its part does not come the page goes on without it, and the next page asks for it again. */
function Due(props: DueProps) {
  const [part, retry] = useLatePart(load, rooms)
  const isMissing = part === 'missing'
  const { router } = props
  useEffect(() => (isMissing ? router.subscribe('onRendered', retry) : undefined), [isMissing, router, retry])
  return part === undefined || part === 'missing' ? null : <part.DueOrder {...props} />
}
