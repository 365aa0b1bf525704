import type { BrowserContext, Locator, Page } from '@playwright/test'
import { test as base, expect, isAlive, openAlive } from './console.ts'
import { codeTo } from './newest-mail.ts'
import { purgeMails } from './purge-mails.ts'
import { press, title } from './scan-journey.ts'

const shoeWorker = /\/assets\/make-shoe\.worker[^/]*\.js$/

/** Makes the shoe worker fail as on a device without memory, so that no picture of the pair is shown. */
export const makeNoPictures = (context: BrowserContext) =>
  context.route(shoeWorker, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no memory")' }),
  )

/**
 * A test on the way to a pair, on a device without memory for making shoes: a picture of the pair takes longer than
 * everything else, is not part of the choices, and is tested elsewhere.
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

/** The consent to making the pair. */
export const agreement = (page: Page) =>
  page.getByRole('checkbox', { name: /Please make this pair to my measurements|この寸法で一足をつくってください/ })
/** The answer to how a worn pair felt in one zone. */
export const worn = (page: Page, zone: string | RegExp, answer: string | RegExp) =>
  radio(page.getByRole('group', { name: zone, exact: true }), answer)

/** Enters the address in the sign-in form, and the code from the mailbox. */
export async function requestAndEnterCode(page: Page, email: string): Promise<void> {
  await purgeMails(email)
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await press(page, 'Send me a code')
  await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(await codeTo(email))
}

export { expect, isAlive, openAlive, press, title }
