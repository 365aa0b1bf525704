import { type ApiClient, createApi } from './api.ts'
import type { CallerPort, GuestCaller } from './caller.ts'
import { createShopFetch, type ShopFetch, type Surroundings } from './shop-fetch.ts'

type ApiDeps = Surroundings & { readonly session: CallerPort; readonly guest: GuestCaller }

/** Opens the API client. Loaded with the first call, because no page needs it to be read. */
export function openApi({ session, guest, ...surroundings }: ApiDeps): {
  readonly shop: ShopFetch
  readonly api: ApiClient
} {
  const shop = createShopFetch(surroundings)
  return { shop, api: createApi({ shop, session, guest }) }
}
