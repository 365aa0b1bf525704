import type { BrowserContext, Page } from '@playwright/test'
import type { OwnShop } from '../server/own-shop.ts'
import { shopCommand } from '../server/shop-command.ts'
import { fillGuestCart } from './browser-cart.ts'
import { newEmail, orderButton, write } from './checkout-journey.ts'
import { expect, isAlive, openAlive, test } from './console.ts'
import { findMail, linkIn, press, sandboxPayPage } from './pay-journey.ts'
import { scenarioIn } from './scenario-in.ts'

export const english = {
  home: '/',
  toCart: /^Cart/,
  checkOut: 'Check out',
  orderNumber: /[2-9B-Z]{4}-[2-9B-Z]{4}/,
  toPay: 'Go to payment',
  byCard: 'Pay by card',
  paid: 'Paid',
  onItsWay: 'On its way',
  here: 'It’s here',
  yesHere: 'Yes, it’s here',
  delivered: 'Delivered',
}
export const japanese: typeof english = {
  ...english,
  home: '/ja',
  toCart: /^カート/,
  checkOut: 'ご注文手続きへ進む',
  toPay: 'お支払いへ進む',
  byCard: 'カードで支払う',
  paid: 'お支払い済み',
  onItsWay: 'お届け中',
  here: '届きました',
  yesHere: '届きました',
  delivered: 'お届け済み',
}

type Journey = {
  readonly who: 'a guest' | 'a customer'
  readonly say: typeof english
  readonly country: 'GB' | 'JP'
  readonly price: string
}

const stage = (page: Page) => page.locator('.order-details h2').first()

/** Runs a command of the shop's operators. */
async function command({ dataDir }: OwnShop, ...words: string[]): Promise<void> {
  const { code, err } = await shopCommand(words, { DATA_DIR: dataDir })
  expect([code, err]).toEqual([0, ''])
}

/**
 * Walks the whole way from the home page to the delivered pair, by the links on the pages and in the mails. The work of
 * the workshop is reported by operator commands; that its machines report it themselves is tested with the pairs that
 * it makes.
 */
export async function expectDelivered(
  { page, context, ownShop }: { readonly page: Page; readonly context: BrowserContext; readonly ownShop: OwnShop },
  { who, say, country, price }: Journey,
): Promise<void> {
  const email = newEmail()
  if (who === 'a guest') await fillGuestCart(page)
  else await scenarioIn(context, ownShop, 'designed-pair')

  const number = await test.step('the order is placed', async () => {
    await openAlive(page, say.home)
    await page.getByRole('banner').getByRole('link', { name: say.toCart }).click()
    await press(page, say.checkOut)
    await write(page, country, email)
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
    const seen = page.getByRole('main')
    await expect(seen).toContainText(say.orderNumber)
    return say.orderNumber.exec((await seen.textContent()) ?? '')?.[0] ?? ''
  })

  await test.step('the pair can be made and is paid for', async () => {
    await command(ownShop, 'orders', 'move', number, '--to', 'in_review')
    await command(ownShop, 'orders', 'check', number, '--result', 'passed')
    await command(ownShop, 'orders', 'move', number, '--to', 'ready_to_pay')
    await openAlive(page, linkIn(await findMail(ownShop, email, 'ready_to_pay')))
    await page.getByRole('main').getByRole('link', { name: say.toPay }).click()
    await press(page, price)
    await page.waitForURL(sandboxPayPage)
    await press(page, say.byCard)
    await expect(stage(page)).toHaveText(say.paid)
  })

  await test.step('the pair is made, sent and delivered', async () => {
    for (const to of ['printing', 'quality_check']) await command(ownShop, 'orders', 'move', number, '--to', to)
    const parcel = ['--carrier', 'Royal Mail', '--tracking-number', 'RM 590']
    await command(ownShop, 'orders', 'move', number, '--to', 'shipped', ...parcel)
    await page.goto(linkIn(await findMail(ownShop, email, 'shipped')))
    await isAlive(page)
    await expect(stage(page)).toHaveText(say.onItsWay)
    await expect(page.locator('.order-details')).toContainText('RM 590')
    await press(page, say.here)
    await page.getByRole('dialog').getByRole('button', { name: say.yesHere }).click()
    await expect(stage(page)).toHaveText(say.delivered)
  })
}
