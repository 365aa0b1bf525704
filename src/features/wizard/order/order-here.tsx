import { useLatePart } from '#src/i18n/use-late-part.ts'
import { usePairChange } from './use-pair-change.ts'

const load = () => import('#src/features/orders/change/pair-of-order-here.tsx')
const rooms = ['orders'] as const

/** Says of a design that is of an order what becomes of that. */
export function OrderHere() {
  const change = usePairChange()
  return change && <Told change={change} />
}

function Told({ change }: { change: NonNullable<ReturnType<typeof usePairChange>> }) {
  const [part] = useLatePart(load, rooms)
  return typeof part === 'object' ? <part.PairOfOrderHere change={change} /> : null
}
