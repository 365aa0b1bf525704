import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { errorMessages } from '#src/api/error-messages.ts'
import type { PayMark } from '#src/features/orders/pay/pay-mark.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { AnotherPair } from './another-pair.tsx'
import { NotFoundHere } from './not-found-here.tsx'

const load = () => import('#src/features/orders/pages/current-orders.tsx')
const loadLinked = () => import('#src/features/orders/pages/linked-order.tsx')
const rooms = ['orders', 'shoe-viewer'] as const

export type Paying = {
  /** The number of the order that is to be paid here. */
  readonly pay: string | undefined
  readonly mark: PayMark
}

/** What the shop knows of this customer's orders, and nothing before it has said so. */
export function KnownOrder({ pay, mark }: Paying) {
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return <Skeleton lines={2} />
  if (part === 'missing') return <Missing onRetry={retry} />
  return (
    <part.CurrentOrders
      {...{ pay, mark }}
      missing={<NotFoundHere mark={mark} />}
      none={<NoOrder />}
      another={another}
    />
  )
}

/**
 * A guest may have an account as well: what the shop knows of them is said only where it is an order. Of one that is to be paid here nobody is told
 * that it could not be found before the shop was asked.
 */
export function GuestOrder({ pay, mark, otherwise }: Paying & { otherwise: ReactNode }) {
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return pay === undefined ? otherwise : <Skeleton lines={8} />
  if (part === 'missing') return pay === undefined ? otherwise : <Missing onRetry={retry} />
  return (
    <part.CurrentOrders
      isQuiet
      {...{ pay, mark }}
      missing={<NotFoundHere mark={mark} />}
      none={otherwise}
      another={another}
    />
  )
}

/** The order of a link, whoever opened it. */
export function OrderOfLink({ token, isCustomer, pay, mark }: Paying & { token: string; isCustomer: boolean }) {
  const [part, retry] = useLatePart(loadLinked, rooms)
  if (part === undefined) return <Skeleton lines={8} />
  if (part === 'missing') return <Missing onRetry={retry} />
  return <part.LinkedOrder key={token} {...{ token, isCustomer, pay, mark }} />
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const { i18n } = useLingui()
  return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={onRetry} />
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
