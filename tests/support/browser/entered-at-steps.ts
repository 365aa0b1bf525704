import type { Page } from '@playwright/test'
import { beginPair } from './begun-pair.ts'
import { acceptedFoot, beginAsGuest } from './begun-scan.ts'
import { fillGuestCart } from './browser-cart.ts'
import { expectWritten, write } from './checkout-journey.ts'
import { agreement, expect, findSummary, openAlive, press, radio, soleText, worn } from './pair-journey.ts'

export type EnteredStep = {
  readonly name: string
  /** Prepares the server and the device. */
  begin(page: Page): Promise<unknown>
  /** Opens the step by a link on a page of the shop, so that there is a page to go back to. */
  come(page: Page): Promise<void>
  /** Opens the step once something was entered there; `come` by default. */
  revisit?(page: Page): Promise<void>
  enter(page: Page): Promise<void>
  /**
   * Checks that everything that was entered is there, in either language. Messages to a page last as long as the page:
   * `isSamePage`.
   */
  expectThere(page: Page, isSamePage: boolean): Promise<void>
  /** Whether the step holds something that a newer build would discard, so that the reload waits for the next page. */
  readonly blocksReload: boolean
}

async function follow(page: Page, from: string, name: string): Promise<void> {
  await openAlive(page, from)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
}

const length = (page: Page) => page.getByRole('textbox', { name: /^(Length|足長)/ })
const ballWidth = (page: Page) => page.getByRole('textbox', { name: /^(Ball width|足幅)/ })
const bothFeet = (page: Page) => page.getByRole('list', { name: /^(Progress of both feet|両足の進み具合)$/ })

const scan: EnteredStep = {
  name: 'a foot that is half measured by hand',
  begin: (page) => beginAsGuest(page, { way: 'by_hand', left: acceptedFoot('left') }),
  come: (page) => follow(page, '/get-foot-scan', 'Continue measuring'),
  async enter(page) {
    await length(page).fill('252')
    await ballWidth(page).fill('98.5')
  },
  async expectThere(page) {
    await expect(bothFeet(page).getByRole('listitem').first()).toHaveText(/accepted|確定済み/)
    await expect(length(page)).toHaveValue('252')
    await expect(ballWidth(page)).toHaveValue('98.5')
  },
  blocksReload: true,
}

const style: EnteredStep = {
  name: 'a style with a text for the sole',
  begin: (page) => beginPair(page),
  come: (page) => follow(page, '/', 'Continue with your pair'),
  async revisit(page) {
    await follow(page, '/', 'Continue with your pair')
    await findSummary(page).getByRole('link', { name: 'Change the style' }).click()
  },
  async enter(page) {
    await radio(page, /^Strap/).check()
    await radio(page, 'Green').check()
    await soleText(page).fill('rosa-1')
  },
  async expectThere(page) {
    await expect(radio(page, /^(Strap|ストラップ)/)).toBeChecked()
    await expect(radio(page, /^(Green|グリーン)$/)).toBeChecked()
    await expect(soleText(page)).toHaveValue(/^rosa-1$/i)
  },
  blocksReload: true,
}

const fit: EnteredStep = {
  name: 'a fit with a pair that was worn',
  begin: (page) => beginPair(page),
  async come(page) {
    await openAlive(page, '/tabi-gen-01/style')
    await press(page, 'Continue to fit')
  },
  async enter(page) {
    await radio(page, /^Roomy/).check()
    await radio(page, 'Yes').check()
    await worn(page, 'Ball', 'Tight').check()
    await worn(page, 'Heel', 'Loose').check()
  },
  async expectThere(page) {
    await expect(radio(page, /^(Roomy|ゆったりめ)/)).toBeChecked()
    await expect(worn(page, /^(Ball|足囲のあたり)$/, /^(Tight|きつい)$/)).toBeChecked()
    await expect(worn(page, /^(Heel|かかと)$/, /^(Loose|ゆるい)$/)).toBeChecked()
  },
  blocksReload: false,
}

const summary: EnteredStep = {
  name: 'a summary with the yes to it',
  begin: (page) => beginPair(page, { colour: 'brown', soleText: 'ROSA' }),
  come: (page) => follow(page, '/', 'Continue with your pair'),
  enter: (page) => agreement(page).check(),
  async expectThere(page, isSamePage) {
    for (const text of [/Rosa/, /Brown|ブラウン/, /ROSA/, /Natural|標準/])
      await expect(findSummary(page)).toContainText(text)
    await expect(agreement(page)).toBeChecked({ checked: isSamePage })
  },
  blocksReload: true,
}

const whoOrders = 'iris@example.com'

const checkout: EnteredStep = {
  name: 'a checkout with all that an order needs',
  begin: (page) => fillGuestCart(page),
  async come(page) {
    await openAlive(page, '/cart')
    await press(page, 'Check out')
  },
  enter: (page) => write(page, 'GB', whoOrders),
  expectThere: (page) => expectWritten(page, 'GB', whoOrders),
  blocksReload: true,
}

/** What a visitor enters on the steps to a pair and to its order. */
export const enteredSteps = { scan, style, fit, summary, checkout } as const
