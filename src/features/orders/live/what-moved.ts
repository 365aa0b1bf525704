import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'

const toldOf = ({ stage, refund, payment, pairs }: SeenOrder) =>
  [stage, refund, payment?.state === 'waiting', countChecked(pairs)].join(' ')

/** How many pairs the workshop has looked at; of one pair its stage tells it. */
function countChecked(pairs: SeenOrder['pairs']): number {
  return pairs.length > 1 ? pairs.filter(({ checked }) => checked !== 'waiting').length : 0
}

/** The order that has come further than it was seen, as far as that is worth telling somebody who reads something else. */
export function whatMoved(before: readonly SeenOrder[], now: readonly SeenOrder[]): SeenOrder | undefined {
  return now.find((order) => {
    const seen = before.find(({ number }) => number === order.number)
    return seen && toldOf(seen) !== toldOf(order)
  })
}
