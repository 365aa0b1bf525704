import { Lazy } from '#src/lib/lazy.tsx'
import { usePairChange } from './use-pair-change.ts'

const load = () => import('#src/features/orders/change/order-pair-on-device.tsx')

/** Says that the open design belongs to an order. */
export function OrderHere() {
  const change = usePairChange()
  return (
    change && (
      <Lazy load={load} messages={['orders']} failed={() => null}>
        {({ OrderPairOnDevice }) => <OrderPairOnDevice change={change} />}
      </Lazy>
    )
  )
}
