import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { listPaidPairs, lookUpPaidPairs } from '#domain/contract/orders.ts'
import { ownedStages } from '#domain/order/stages.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useRead } from '../order-by-link/use-loaded-value.ts'
import { OwnedPair } from './paid-pair.tsx'
import '#src/styles/order.css'

const read = (api: ApiClient, signal: AbortSignal) => api(listPaidPairs, undefined, { signal })

/** Every paid pair, with its sources and its files. */
export function OwnedPairs() {
  const { i18n } = useLingui()
  const [answer, retry] = useRead(read)
  if (!answer) return <Skeleton lines={6} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={retry} />
  const { pairs } = answer.value
  if (pairs.length === 0)
    return (
      <EmptyState
        heading={<Trans>No pair yet</Trans>}
        action={
          <NextLink to="/profile/order" quiet>
            <Trans>See your orders</Trans>
          </NextLink>
        }
      >
        <Trans>Once a pair is paid, you’ll find it here, with the files it’s printed from.</Trans>
      </EmptyState>
    )
  return (
    <ul className="owned-pairs">
      {pairs.map((pair) => (
        <OwnedPair key={pair.order_number + pair.edition_number} pair={pair} />
      ))}
    </ul>
  )
}

type Props = {
  order: OrderView
  /** The token of the order's link, if the order belongs to no visitor of this device. */
  link: string | undefined
}

/** The pairs of a paid order with their files, for visitors without an account page that lists them. */
export function OrderFiles({ order, link }: Props) {
  if (!ownedStages.includes(order.stage)) return null
  return <Files {...{ link }} number={order.number} />
}

function Files({ number, link }: Pick<Props, 'link'> & { number: string }) {
  const { i18n } = useLingui()
  const read = useMemo(
    () => (api: ApiClient, signal: AbortSignal) =>
      link === undefined
        ? api(listPaidPairs, undefined, { signal })
        : api(lookUpPaidPairs, { token: link }, { signal }),
    [link],
  )
  const [answer, retry] = useRead(read)
  if (!answer) return <Skeleton lines={4} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={retry} />
  const pairs = answer.value.pairs.filter((pair) => pair.order_number === number)
  if (pairs.length === 0) return null
  return (
    <ul className="owned-pairs">
      {pairs.map((pair) => (
        <OwnedPair key={String(pair.edition_number)} isOnOrder {...{ pair, link }} />
      ))}
    </ul>
  )
}
