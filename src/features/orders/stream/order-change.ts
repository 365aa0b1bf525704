import type { OrderView } from '#machines/order-action/order-action.types.ts'

const progressKey = ({ stage, refund, payment, pairs }: OrderView) =>
  [stage, refund, payment?.state === 'waiting', countChecked(pairs)].join(' ')

/** How many pairs the workshop has looked at; of one pair its stage tells it. */
function countChecked(pairs: OrderView['pairs']): number {
  return pairs.length > 1 ? pairs.filter(({ checked }) => checked !== 'waiting').length : 0
}

/** The order that has come further than it was seen, as far as that is worth telling somebody who reads something else. */
export function whatMoved(before: readonly OrderView[], now: readonly OrderView[]): OrderView | undefined {
  return now.find((order) => {
    const previous = before.find(({ number }) => number === order.number)
    return previous && progressKey(previous) !== progressKey(order)
  })
}
