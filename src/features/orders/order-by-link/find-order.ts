import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { listOrders, lookAtOrder } from '#domain/contract/visitor-order-calls.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient } from '#src/api/api.ts'

/** By which an order is known here: its number, the token of its link, or both. */
export type NamedOrder = { readonly number?: string | undefined; readonly token?: string | undefined }

export type FoundOrder =
  /** Theirs: of their account, or of the guest that this device knows. By its link alone it is shown, and told nowhere else. */
  | { readonly kind: 'found'; readonly order: OrderView; readonly isTheirs: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }

const notTheirs: ReadonlySet<string> = new Set(['NOT_FOUND', 'AUTH_REQUIRED'])

/** The order as it is now, by its link and among the orders of this visitor. */
export async function findOrder(
  api: ApiClient,
  { number, token }: NamedOrder,
  signal?: AbortSignal | undefined,
): Promise<FoundOrder> {
  const [looked, listed] = await Promise.all([
    token === undefined ? undefined : api(lookAtOrder, { token }, { signal }),
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

/** What there is to see of it; nothing is known of what could not be read. */
export function selectOrder(found: FoundOrder) {
  if (found.kind === 'failed') return undefined
  return found.kind === 'found' ? { orders: [found.order], isTheirs: found.isTheirs } : { orders: [], isTheirs: false }
}
