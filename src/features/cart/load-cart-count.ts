import { countCart } from '#domain/contract/cart-count.ts'
import type { ApiClient } from '#src/api/api.ts'

/** The number of pairs in the visitor's saved cart; `undefined` if the API did not answer. */
export async function loadCartCount(api: ApiClient, signal: AbortSignal): Promise<number | undefined> {
  const answer = await api(countCart, undefined, { signal })
  return answer.ok ? answer.value.count : undefined
}
