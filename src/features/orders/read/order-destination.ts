import type { PairChange } from '#domain/order/pair-change.ts'

/** What an entry of the history says of an order of which a pair was changed. */
type OrderLocationState = { readonly changedOrder?: unknown }

/** Back to where the order was looked at; it tells that its pair was changed. */
export function orderDestination({ page, token, number }: PairChange, isChanged: boolean) {
  return {
    to: page,
    ...(page === '/order-exists' && token !== undefined && { hash: `order=${token}` }),
    ...(isChanged && { state: { changedOrder: number } satisfies OrderLocationState as object }),
  }
}

export function isChangeAnnounced(state: object, number: string): boolean {
  return (state as OrderLocationState).changedOrder === number
}
