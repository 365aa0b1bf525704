import type { PairChange } from '#domain/order/pair-change.ts'

/** The history entry's state that announces a changed pair of an order. */
type OrderLocationState = { readonly changedOrder?: unknown }

/** The page from which the pair change was started; the order there announces that its pair changed. */
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
