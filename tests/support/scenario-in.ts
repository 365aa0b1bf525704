import type { BrowserContext } from '@playwright/test'
import { type OwnShop, onThisMachine } from './own-shop.ts'
import { shopCommand } from './shop-command.ts'

/** Signs somebody of the scenarios in at a shop of its own, with all that they have there. */
export async function scenarioIn(context: BrowserContext, shop: OwnShop, name: string): Promise<void> {
  const { code, out, err } = await shopCommand(['scenario', name, '--json'], { DATA_DIR: shop.dataDir })
  if (code !== 0) throw new Error(err)
  const { token, refreshToken }: { token: string; refreshToken: string } = JSON.parse(out)
  const [url, sameSite] = [onThisMachine(shop.url), 'Strict'] as const
  await context.addCookies([
    { name: 'token', value: token, url, sameSite },
    { name: 'refresh-token', value: refreshToken, url, sameSite },
  ])
}
