import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PayMark } from '#src/features/orders/pay/pay-mark.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { AnotherPair } from './another-pair.tsx'
import { NotFoundHere } from './not-found-here.tsx'

const load = () => import('#src/features/orders/pages/current-orders.tsx')
const loadLinked = () => import('#src/features/orders/pages/linked-order.tsx')
const messages = ['orders', 'shoe-viewer']

export type Paying = {
  /** The number of the order that is to be paid here. */
  readonly pay: string | undefined
  readonly mark: PayMark
}

/** What the shop knows of this customer's orders, and nothing before it has said so. */
export function KnownOrder({ pay, mark }: Paying) {
  return (
    <Lazy load={load} messages={messages} fallback={<Skeleton lines={2} />}>
      {({ CurrentOrders }) => (
        <CurrentOrders {...{ pay, mark }} missing={<NotFoundHere mark={mark} />} none={<NoOrder />} another={another} />
      )}
    </Lazy>
  )
}

/**
 * A guest may have an account as well: what the shop knows of them is said only where it is an order. Of one that is to be paid here nobody is told
 * that it could not be found before the shop was asked.
 */
export function GuestOrder({ pay, mark, otherwise }: Paying & { otherwise: ReactNode }) {
  const isQuiet = pay === undefined
  return (
    <Lazy
      load={load}
      messages={messages}
      fallback={isQuiet ? otherwise : <Skeleton lines={8} />}
      failed={isQuiet ? () => otherwise : undefined}
    >
      {({ CurrentOrders }) => (
        <CurrentOrders
          isQuiet
          {...{ pay, mark }}
          missing={<NotFoundHere mark={mark} />}
          none={otherwise}
          another={another}
        />
      )}
    </Lazy>
  )
}

/** The order of a link, whoever opened it. */
export function OrderOfLink({ token, isCustomer, pay, mark }: Paying & { token: string; isCustomer: boolean }) {
  return (
    <Lazy load={loadLinked} messages={messages} fallback={<Skeleton lines={8} />}>
      {({ LinkedOrder }) => <LinkedOrder key={token} {...{ token, isCustomer, pay, mark }} />}
    </Lazy>
  )
}

const another = (mayMake: boolean) => <AnotherPair mayMake={mayMake} />

function NoOrder() {
  return (
    <>
      <Notice isNews>
        <Trans>You have no order in progress.</Trans>
      </Notice>
      <WayOn to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </WayOn>
    </>
  )
}
