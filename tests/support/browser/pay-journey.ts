import type { BrowserContext, Page } from '@playwright/test'
import { type OwnShop, onThisMachine } from '../server/own-shop.ts'
import { shopCommand } from '../server/shop-command.ts'
import { expect } from './console.ts'
import { goodLinks } from './good-link.ts'
import { test as inOwnShop } from './in-own-shop.ts'
import { type MailInBox, mailsTo } from './read-mailbox.ts'
import { scenarioIn } from './scenario-in.ts'

/** A test of a payment, in a shop of its own at the host name that payers return to. */
export const test = inOwnShop.extend({ baseURL: ({ ownShop }, use) => use(onThisMachine(ownShop.url)) })

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
export const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).click()
export const sandboxPayPage = /\/sandbox\/pay\//

/** Signs in a customer whose pair can be made; returns the order number. */
export async function comesToPay(
  { page, context, ownShop }: { readonly page: Page; readonly context: BrowserContext; readonly ownShop: OwnShop },
  scenario: 'order-ready' | 'order-ready-in-yen',
) {
  await goodLinks(page)
  const { email, token } = await scenarioIn(context, ownShop, scenario)
  const listed = await fetch(`${ownShop.url}/api/order/list`, { headers: { authorization: `Bearer ${token}` } })
  const [{ number }] = (await listed.json()).data.orders
  return { email, payPage: `/order-exists?pay=${number}` }
}

/** Moves the clock of this shop forward. */
export async function moveClock(shop: OwnShop, by: string): Promise<void> {
  const { code, err } = await shopCommand(['clock', by], { DATA_DIR: shop.dataDir })
  if (code !== 0) throw new Error(err)
}

/** The newest mail of a kind to an address from this shop. */
export async function findMail(shop: OwnShop, email: string, kind: string): Promise<MailInBox> {
  const newest = async () => (await mailsTo(email, shop.url)).find((mail) => mail.kind === kind)
  await expect.poll(newest, { timeout: 20_000 }).toBeTruthy()
  const mail = await newest()
  if (!mail) throw new Error('The mailbox is empty')
  return mail
}

/** The path of a mail's link, as a browser of the tests opens it. */
export function linkIn({ text }: MailInBox): string {
  const { pathname, search, hash } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return pathname + search + hash
}
