import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import type { Wire } from '#src/api/wire.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { OrderNews } from '../live/order-news.tsx'
import { useLiveOrders } from '../live/use-live-orders.ts'
import { mayBePaid } from '../pay/may-be-paid.ts'
import { PaidThanks } from '../pay/paid-thanks.tsx'
import type { PayMark } from '../pay/pay-mark.ts'
import { PayPage } from '../pay/pay-page.tsx'
import { findOrder, seenOf } from '../read/find-order.ts'
import { KeepOrder } from '../seen/keep-order.tsx'
import { OrderSeen } from '../seen/order-seen.tsx'

type Props = {
  token: string
  isCustomer: boolean
  /** The number that is to be paid here. */
  pay: string | undefined
  mark: PayMark
}

/** The order that the link of a mail opens; one that opens nothing any more says so, and where the order is found. */
export function LinkedOrder({ token, isCustomer, pay, mark }: Props) {
  const { i18n } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const number = useRef<string>(undefined)
  // Once its news goes elsewhere the link opens nothing: whose order it is finds it by its number.
  const read = useMemo(
    () => (wire: Wire, signal: AbortSignal) => findOrder(wire, { token, number: number.current }, signal),
    [token],
  )
  const [found, retry, show, moved] = useLiveOrders(read, seenOf)
  useEffect(() => {
    if (found?.kind === 'found') number.current = found.order.number
  }, [found])
  if (!found) return <Skeleton lines={8} />
  if (found.kind === 'failed')
    return <ErrorCard what={i18n._(errorMessages[found.code])} code={found.code} onRetry={retry} />
  if (found.kind === 'none') return <NoOrder isCustomer={isCustomer} />
  const { order, isTheirs } = found
  const isInAccount = isCustomer && isTheirs
  const changed = (now: SeenOrder) => show({ ...found, order: now })
  return (
    <>
      <OrderNews moved={moved} />
      {pay === order.number && (mayBePaid(order) || isAsked) ? (
        <PayPage
          key={order.number}
          {...{ order, token, mark }}
          onChanged={changed}
          readAgain={retry}
          onAsked={setIsAsked}
        />
      ) : (
        <>
          <PaidThanks order={order} mark={mark} />
          <OrderSeen
            key={order.number}
            {...{ order, token, isTheirs }}
            onChanged={changed}
            beside={!isInAccount && <KeepOrder number={order.number} {...{ isCustomer, isTheirs }} />}
          />
        </>
      )}
    </>
  )
}

function NoOrder({ isCustomer }: { isCustomer: boolean }) {
  return (
    <>
      <Notice tone="caution" isNews heading={<Trans>This link doesn’t open an order</Trans>}>
        <Trans>
          It ends once the order is in an account, its news goes to another e-mail address, or it was completed long
          ago. The newest e-mail about the order has the link that works.
        </Trans>
      </Notice>
      <div className="ways">
        <WayOn to="/profile/order">
          {isCustomer ? <Trans>Go to your orders</Trans> : <Trans>Sign in to see your orders</Trans>}
        </WayOn>
        <WayOn to="/faq" quiet>
          <Trans>Read questions and answers</Trans>
        </WayOn>
      </div>
    </>
  )
}
