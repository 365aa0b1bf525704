import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PayMark } from '#src/features/orders/pay/pay-mark.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { AnotherPair } from './another-pair.tsx'
import { NotFoundHere } from './not-found-here.tsx'

const load = () => import('#src/features/orders/pages/current-orders.tsx')
const loadLinked = () => import('#src/features/orders/pages/linked-order.tsx')
const messages = ['orders', 'shoe-viewer']

export type PayingOrder = {
  /** The number of the order to be paid here. */
  readonly pay: string | undefined
  readonly mark: PayMark
}

/** Shows the customer's orders once they are loaded, and nothing before. */
export function KnownOrder({ pay, mark }: PayingOrder) {
  return (
    <Lazy load={load} messages={messages} fallback={<Skeleton lines={2} />}>
      {({ CurrentOrders }) => (
        <CurrentOrders {...{ pay, mark }} missing={<NotFoundHere mark={mark} />} none={<NoOrder />} another={another} />
      )}
    </Lazy>
  )
}

/**
 * A guest may have an account as well, so their orders are shown only if there are any. When an order is to
 * be paid here, it is reported as not found only after the server was asked.
 */
export function GuestOrder({ pay, mark, fallback }: PayingOrder & { fallback: ReactNode }) {
  const isQuiet = pay === undefined
  return (
    <Lazy
      load={load}
      messages={messages}
      fallback={isQuiet ? fallback : <Skeleton lines={8} />}
      failed={isQuiet ? () => fallback : undefined}
    >
      {({ CurrentOrders }) => (
        <CurrentOrders
          isQuiet
          {...{ pay, mark }}
          missing={<NotFoundHere mark={mark} />}
          none={fallback}
          another={another}
        />
      )}
    </Lazy>
  )
}

/** The order of a link, whoever opened it. */
export function LinkedOrder({ token, isCustomer, pay, mark }: PayingOrder & { token: string; isCustomer: boolean }) {
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
      <Notice isLive>
        <Trans>You have no order in progress.</Trans>
      </Notice>
      <NextLink to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </NextLink>
    </>
  )
}
