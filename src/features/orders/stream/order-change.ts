import type { OrderView } from '#machines/order-action/order-action.types.ts'

const progressKey = ({ stage, refund, payment, pairs }: OrderView) =>
  [stage, refund, payment?.state === 'waiting', countChecked(pairs)].join(' ')

/** The number of checked pairs. A single pair needs no count, because its stage says it. */
function countChecked(pairs: OrderView['pairs']): number {
  return pairs.length > 1 ? pairs.filter(({ checked }) => checked !== 'waiting').length : 0
}

/** The order that made progress since the previous list, if that is worth announcing. */
export function whatMoved(before: readonly OrderView[], now: readonly OrderView[]): OrderView | undefined {
  return now.find((order) => {
    const previous = before.find(({ number }) => number === order.number)
    return previous && progressKey(previous) !== progressKey(order)
  })
}
