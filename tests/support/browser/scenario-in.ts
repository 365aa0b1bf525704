import type { BrowserContext } from '@playwright/test'
import { type OwnShop, onThisMachine } from '../server/own-shop.ts'
import { shopCommand } from '../server/shop-command.ts'

type SignedInPerson = { readonly email: string; readonly token: string; readonly refreshToken: string }

/** Signs a person of a scenario in at a shop of its own, with everything that the scenario creates. */
export async function scenarioIn(context: BrowserContext, shop: OwnShop, name: string): Promise<SignedInPerson> {
  const somebody: SignedInPerson = await filledIn(shop, name)
  const { token, refreshToken } = somebody
  const [url, sameSite] = [onThisMachine(shop.url), 'Strict'] as const
  await context.addCookies([
    { name: 'token', value: token, url, sameSite },
    { name: 'refresh-token', value: refreshToken, url, sameSite },
  ])
  return somebody
}

/** Creates a person of a scenario without signing them in; for a guest the result contains the token. */
export async function filledIn<Person>(shop: OwnShop, name: string): Promise<Person> {
  const { code, out, err } = await shopCommand(['scenario', name, '--json'], { DATA_DIR: shop.dataDir })
  if (code !== 0) throw new Error(err)
  return JSON.parse(out)
}
