import { countCart } from '#domain/contract/count-cart.ts'
import type { Wire } from '#src/api/wire.ts'

/** How many pairs the shop keeps in the cart of this visitor; nothing where it did not say. */
export async function askCount(wire: Wire, signal: AbortSignal): Promise<number | undefined> {
  const answer = await wire(countCart, undefined, { signal })
  return answer.ok ? answer.value.count : undefined
}
