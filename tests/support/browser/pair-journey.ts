import type { BrowserContext, Locator, Page } from '@playwright/test'
import { test as base, expect, isAlive, openAlive } from './console.ts'
import { codeTo } from './newest-mail.ts'
import { purgeMails } from './purge-mails.ts'
import { press, title } from './scan-journey.ts'

const shoeWorker = /\/assets\/make-shoe\.worker[^/]*\.js$/

/** From now on the device has no memory left to make shoes with, and shows no picture of the pair. */
export const makeNoPictures = (context: BrowserContext) =>
  context.route(shoeWorker, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no memory")' }),
  )

/**
 * A test of somebody on the way to a pair, on a device that has no memory left to make shoes with: a picture of the pair takes
 * longer than all the rest, is no part of what is chosen, and is looked at elsewhere.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await makeNoPictures(context)
    await use(context)
  },
})

export const at = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)
export const radio = (page: Page | Locator, name: string | RegExp) => page.getByRole('radio', { name, exact: true })
export const soleText = (page: Page) => page.getByRole('textbox', { name: /^(Text under the sole|靴底の文字)/ })
export const findSummary = (page: Page) => page.getByRole('article', { name: /^(Your pair|ご自身の靴)/ })

/** The yes to making the pair. */
export const agreement = (page: Page) =>
  page.getByRole('checkbox', { name: /Please make this pair to my measurements|この寸法で一足をつくってください/ })
/** How a pair that was worn felt at a place. */
export const worn = (page: Page, index: string | RegExp, answer: string | RegExp) =>
  radio(page.getByRole('group', { name: index, exact: true }), answer)

/** Tells the form of signing in who it is, and the code that is in the mailbox then. */
export async function requestAndEnterCode(page: Page, email: string): Promise<void> {
  await purgeMails(email)
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await press(page, 'Send me a code')
  await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(await codeTo(email))
}

export { expect, isAlive, openAlive, press, title }
