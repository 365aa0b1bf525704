import { Lazy } from '#src/lib/lazy.tsx'
import { usePairChange } from './use-pair-change.ts'

const load = () => import('#src/features/orders/change/order-pair-on-device.tsx')

/** Says of a design that is of an order what becomes of that. */
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
