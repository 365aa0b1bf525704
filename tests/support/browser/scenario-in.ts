import type { BrowserContext } from '@playwright/test'
import { type OwnShop, onThisMachine } from '../server/own-shop.ts'
import { shopCommand } from '../server/shop-command.ts'

type SignedInPerson = { readonly email: string; readonly token: string; readonly refreshToken: string }

/** Signs somebody of the scenarios in at a shop of its own, with all that they have there. */
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

/** Somebody of the scenarios, who is nowhere yet: of a guest it says the token. */
export async function filledIn<Said>(shop: OwnShop, name: string): Promise<Said> {
  const { code, out, err } = await shopCommand(['scenario', name, '--json'], { DATA_DIR: shop.dataDir })
  if (code !== 0) throw new Error(err)
  return JSON.parse(out)
}
