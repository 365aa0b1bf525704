import type { ErrorCode } from '#domain/contract/errors.ts'
import { listOrders, lookUpOrder } from '#domain/contract/orders.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient } from '#src/api/api.ts'

/** Identifies an order by its number, its link token, or both. */
export type NamedOrder = { readonly number?: string | undefined; readonly token?: string | undefined }

export type FoundOrder =
  /**
   * `isTheirs`: the order belongs to this account or to this device's guest. An order opened by its link alone is shown
   * on its page, but not published to `latestOrders`.
   */
  | { readonly kind: 'found'; readonly order: OrderView; readonly isTheirs: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }

const notTheirs: ReadonlySet<string> = new Set(['NOT_FOUND', 'AUTH_REQUIRED'])

/** Loads the current order, by its link and among this visitor's orders. */
export async function findOrder(
  api: ApiClient,
  { number, token }: NamedOrder,
  signal?: AbortSignal | undefined,
): Promise<FoundOrder> {
  const [looked, listed] = await Promise.all([
    token === undefined ? undefined : api(lookUpOrder, { token }, { signal }),
    api(listOrders, undefined, { signal }),
  ])
  const wanted = looked?.ok ? looked.value.number : number
  const own = listed.ok ? listed.value.orders.find((order) => order.number === wanted) : undefined
  if (own) return { kind: 'found', order: own, isTheirs: true }
  if (looked?.ok) return { kind: 'found', order: looked.value, isTheirs: false }
  for (const answer of [looked, listed])
    if (answer && !answer.ok && !notTheirs.has(answer.code)) return { kind: 'failed', code: answer.code }
  return { kind: 'none' }
}

/** What is visible of the found order; `undefined` if it could not be loaded. */
export function toVisibleOrders(found: FoundOrder) {
  if (found.kind === 'failed') return undefined
  return found.kind === 'found' ? { orders: [found.order], isTheirs: found.isTheirs } : { orders: [], isTheirs: false }
}
