import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { PairChange } from '#domain/order/pair-change.ts'
import type { ApiClient } from '#src/api/api.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { moneyText } from '#src/ui/money-text.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { findOrder } from '../order-by-link/find-order.ts'
import { useRead } from '../order-by-link/use-loaded-value.ts'
import { orderDestination } from '../read/order-destination.ts'
import { ConfirmPair, type PairToConfirm } from './confirm-pair.tsx'
import { PairClosed } from './pair-closed.tsx'
import { storePairChange } from './stored-pair-change.ts'

type Props = PairToConfirm & {
  change: PairChange
  /** The consents and their checkbox. */
  children: ReactNode
}

/**
 * Confirms that a pair of an order is to be made as now designed: shows the price and the consents, then updates the
 * order.
 */
export function ChangePair({ change, children, ...pair }: Props) {
  const { i18n } = useLingui()
  const router = useRouter()
  const read = useMemo(() => (api: ApiClient, signal: AbortSignal) => findOrder(api, change, signal), [change])
  const [found, retry, show] = useRead(read)
  if (!found) return <Skeleton lines={6} />
  if (found.kind === 'failed')
    return <ErrorCard what={i18n._(errorMessages[found.code])} code={found.code} onRetry={retry} />
  if (found.kind === 'none') return <PairClosed change={change} order={undefined} />
  const { order } = found
  const ordered = order.pairs.find((one) => one.design_id === change.designId)
  if (ordered?.revision !== change.revision || !order.actions.includes('change_design'))
    return <PairClosed change={change} order={order} />

  function changed(): void {
    storePairChange(undefined)
    void router.navigate(orderDestination(change, true))
  }

  const { number } = order
  return (
    <>
      <section>
        <h2>
          <Trans>Your order</Trans>
        </h2>
        <p>
          <Trans>
            Order {number}: {moneyText(order.total_minor, order.currency, i18n.locale)}, tax and delivery included. The
            price and the number of the pair stay the same, whichever design you choose.
          </Trans>
        </p>
      </section>
      {children}
      <ConfirmPair
        {...pair}
        {...{ change, order }}
        onChanged={changed}
        onConflict={(now) => (now ? show({ ...found, order: now }) : retry())}
      />
    </>
  )
}
