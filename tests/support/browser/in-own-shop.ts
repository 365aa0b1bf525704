import { type OwnShop, openOwnShop } from '../server/own-shop.ts'
import { test as base } from './console.ts'

/** A test with a shop of its own, so that it affects no other test. */
export const test = base.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const shop = await openOwnShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
})
