import { type OwnShop, openOwnShop } from '../server/own-shop.ts'
import { test as base } from './console.ts'

/** A test in a shop of its own: what happens to that one happens to no other test. */
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
