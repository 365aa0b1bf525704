import { countCart } from '#domain/contract/count-cart.ts'
import type { ApiClient } from '#src/api/api.ts'

/** How many pairs the shop keeps in the cart of this visitor; nothing where it did not say. */
export async function loadCartCount(api: ApiClient, signal: AbortSignal): Promise<number | undefined> {
  const answer = await api(countCart, undefined, { signal })
  return answer.ok ? answer.value.count : undefined
}
