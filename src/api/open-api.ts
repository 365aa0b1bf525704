import type { CallerPort, GuestCaller } from './caller.ts'
import { createShopFetch, type ShopFetch, type Surroundings } from './shop-fetch.ts'
import { createWire, type Wire } from './wire.ts'

type Parts = Surroundings & { readonly session: CallerPort; readonly guest: GuestCaller }

/** The way to the shop's API: loaded with the first call, which no page needs to be read. */
export function openApi({ session, guest, ...surroundings }: Parts): { readonly shop: ShopFetch; readonly wire: Wire } {
  const shop = createShopFetch(surroundings)
  return { shop, wire: createWire({ shop, session, guest }) }
}
