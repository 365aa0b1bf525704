import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { OrderStatusMessage } from '../live/order-status-message.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { SaveOrderHint } from '../order/save-order-hint.tsx'
import { findOrder, toVisibleOrders } from '../order-by-link/find-order.ts'
import { mayBePaid } from '../pay/may-be-paid.ts'
import { PaidThanks } from '../pay/paid-thanks.tsx'
import type { PayMark } from '../pay/pay-mark.ts'
import { PayPage } from '../pay/pay-page.tsx'
import { useLiveOrders } from '../stream/use-live-orders.ts'

type Props = {
  token: string
  isCustomer: boolean
  /** The number of the order to be paid here. */
  pay: string | undefined
  mark: PayMark
}

/** The order opened by a link in a mail. If the link no longer works, says so and where to find the order. */
export function LinkedOrder({ token, isCustomer, pay, mark }: Props) {
  const { i18n } = useLingui()
  const [isPrompted, setIsPrompted] = useState(false)
  const number = useRef<string>(undefined)
  // Once the order's e-mail address changes, the link stops working; its owner still finds the order by number.
  const read = useMemo(
    () => (api: ApiClient, signal: AbortSignal) => findOrder(api, { token, number: number.current }, signal),
    [token],
  )
  const [found, retry, show, moved] = useLiveOrders(read, toVisibleOrders)
  useEffect(() => {
    if (found?.kind === 'found') number.current = found.order.number
  }, [found])
  if (!found) return <Skeleton lines={8} />
  if (found.kind === 'failed')
    return <ErrorCard what={i18n._(errorMessages[found.code])} code={found.code} onRetry={retry} />
  if (found.kind === 'none') return <NoOrder isCustomer={isCustomer} />
  const { order, isTheirs } = found
  const isInAccount = isCustomer && isTheirs
  const changed = (now: OrderView) => show({ ...found, order: now })
  return (
    <>
      <OrderStatusMessage moved={moved} />
      {pay === order.number && (mayBePaid(order) || isPrompted) ? (
        <PayPage
          key={order.number}
          {...{ order, token, mark }}
          onChanged={changed}
          refetchOrder={retry}
          onPromptChange={setIsPrompted}
        />
      ) : (
        <>
          <PaidThanks order={order} mark={mark} />
          <OrderDetails
            key={order.number}
            {...{ order, token, isTheirs }}
            onChanged={changed}
            beside={!isInAccount && <SaveOrderHint number={order.number} {...{ isCustomer, isTheirs }} />}
          />
        </>
      )}
    </>
  )
}

function NoOrder({ isCustomer }: { isCustomer: boolean }) {
  return (
    <>
      <Notice tone="caution" isLive heading={<Trans>This link doesn’t open an order</Trans>}>
        <Trans>
          It ends once the order is in an account, its news goes to another e-mail address, or it was completed long
          ago. The newest e-mail about the order has the link that works.
        </Trans>
      </Notice>
      <div className="actions">
        <NextLink to="/profile/order">
          {isCustomer ? <Trans>Go to your orders</Trans> : <Trans>Sign in to see your orders</Trans>}
        </NextLink>
        <NextLink to="/faq" quiet>
          <Trans>Read questions and answers</Trans>
        </NextLink>
      </div>
    </>
  )
}
