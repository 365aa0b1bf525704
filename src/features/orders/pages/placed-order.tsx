import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { isBeingMade, openStages } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import type { PlacedOrder as PlaceOrderResult } from '#machines/checkout/checkout.types.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { OrderStatusMessage } from '../live/order-status-message.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { SaveOrderHint } from '../order/save-order-hint.tsx'
import { findOrder, toVisibleOrders } from '../order-by-link/find-order.ts'
import { stageWords } from '../order-by-link/order-words.ts'
import { useLiveOrders } from '../stream/use-live-orders.ts'
import '#src/styles/order.css'

const { pairs: allPairs } = settings.edition

type Props = { placed: PlaceOrderResult; isCustomer: boolean; none: ReactNode }

/**
 * The order just placed on this device, in its current state, without a link from a mail. An order that meanwhile
 * belongs to an account is shown to that account alone.
 */
export function PlacedOrder({ placed, isCustomer, none }: Props) {
  const { i18n } = useLingui()
  const read = useMemo(() => (api: ApiClient, signal: AbortSignal) => findOrder(api, placed, signal), [placed])
  const [found, retry, show, moved] = useLiveOrders(read, toVisibleOrders)
  if (found?.kind === 'none') return none
  const order = found?.kind === 'found' ? found.order : undefined
  return (
    <div className="order-placed">
      <OrderStatusMessage moved={moved} />
      <Head placed={placed} order={order} />
      {!found && <Skeleton lines={8} />}
      {found?.kind === 'failed' && (
        <ErrorCard
          what={i18n._(errorMessages[found.code])}
          code={found.code}
          safe={<Trans>Your order is safe: it’s placed. You can read its status here once you’re online again.</Trans>}
          onRetry={retry}
        />
      )}
      {found?.kind === 'found' && (
        <>
          <OrderDetails
            isAlone
            order={found.order}
            token={placed.token}
            isTheirs={found.isTheirs}
            onChanged={(changed) => show({ ...found, order: changed })}
            beside={
              !(isCustomer && found.isTheirs) && (
                <SaveOrderHint number={placed.number} {...{ isCustomer }} isTheirs={found.isTheirs} />
              )
            }
          />
          {isCustomer && found.isTheirs && (
            <div className="actions">
              <NextLink to="/profile/order" quiet>
                <Trans>See your orders</Trans>
              </NextLink>
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** Puts the edition number first while the pair has one. */
function Head({ placed, order }: { placed: PlaceOrderResult; order: OrderView | undefined }) {
  const { i18n } = useLingui()
  const dateText = useDateText()
  const { number, editionNumbers } = placed
  const stage = order?.stage ?? 'placed'
  const isPolling = openStages.includes(stage) || isBeingMade(order?.kind ?? 'sale', stage)
  const isBeforeCheck = stage === 'placed' || stage === 'in_review'
  const named = new Intl.ListFormat(i18n.locale).format(editionNumbers.map(String))
  const [first] = editionNumbers
  return (
    <header>
      <p className="small quiet">
        {order ? (
          <Trans>
            Order {number}, placed on {dateText(order.placed_at, true)}
          </Trans>
        ) : (
          <Trans>Order {number}</Trans>
        )}
      </p>
      <h1>
        {!isPolling || first === undefined ? (
          i18n._(stageWords[stage])
        ) : editionNumbers.length === 1 ? (
          <Trans>Pair {first} is reserved for you</Trans>
        ) : (
          <Trans>Pairs {named} are reserved for you</Trans>
        )}
      </h1>
      {isBeforeCheck && (
        <p className="lead">
          <Trans>Thank you. There’s nothing to pay yet: the workshop looks at your scan first.</Trans>
        </p>
      )}
      {isPolling && first !== undefined && <OwnNumbers numbers={editionNumbers} named={named} />}
    </header>
  )
}

/** Within this fraction of either end of the ruler only one number fits. */
const narrow = 0.12

/** The position of the customer's numbers on the ruler. */
function OwnNumbers({ numbers, named }: { numbers: readonly number[]; named: string }) {
  const at = numbers.map((one) => one / allPairs)
  const [first = 0] = at
  const isMany = numbers.length > 1
  return (
    <div className="edition-ruler" data-many={isMany || undefined} aria-hidden="true">
      {at.map((index) => (
        <i key={index} style={markAt(index)} />
      ))}
      <b style={markAt(first)}>{named}</b>
      <span>{(isMany || first > narrow) && 1}</span>
      <span>{(isMany || 1 - first > narrow) && allPairs}</span>
    </div>
  )
}

const markAt = (index: number) => ({ '--at': `${index * 100}%` }) as CSSProperties
