import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectUsable } from '../a11y/usable.ts'
import { fillCustomerCart, fillGuestCart } from './browser-cart.ts'
import { expect, isAlive } from './console.ts'
import { shopDatabase } from './customer.ts'

/** The path of the request that places an order. */
export const placeOrderRoute = /\/api\/order\/place$/

export const orderButton = (page: Page) => page.getByRole('button', { name: /^(Place order|ご注文を確定)/ })
export const field = (page: Page, name: string) => page.locator(`#checkout-${name}`)

const london = { name: 'Iris Example', postcode: 'E2 7QB', line_1: '98 Columbia Road', city: 'London' }
const tokyo = {
  family_name: '森',
  given_name: '葵',
  family_kana: 'モリ',
  given_kana: 'アオイ',
  postcode: '150-0002',
  city: '渋谷区',
  line_1: '渋谷1-2-3',
  phone: '03-1234-5678',
}
const texts = { GB: london, JP: tokyo } as const
type Country = keyof typeof texts

/** An address that no other test orders with. */
export const newEmail = () => `iris-${randomUUID()}@example.com`

export const chooseCountry = (page: Page, country: Country) =>
  page.locator(`#checkout-country input[value="${country}"]`).check()

/** Fills in everything that an order needs. */
export async function write(page: Page, country: Country, email = 'iris@example.com'): Promise<void> {
  await chooseCountry(page, country)
  await field(page, 'email').fill(email)
  for (const [name, text] of Object.entries(texts[country])) {
    await field(page, name).fill(text)
    // The postcode lookup fills in fields: wait for it before typing more, as a person who types does.
    if (country === 'JP' && name === 'postcode') await expect(field(page, 'city')).not.toHaveValue('')
  }
  if (country === 'JP') await page.locator('select#checkout-region').selectOption('東京都')
}

/** Checks that every field of the form still holds what was typed. */
export async function expectWritten(page: Page, country: Country, email: string): Promise<void> {
  await expect(field(page, 'email')).toHaveValue(email)
  for (const [name, text] of Object.entries(texts[country])) await expect(field(page, name)).toHaveValue(text)
  if (country === 'JP') await expect(page.locator('select#checkout-region')).toHaveValue('東京都')
}

export async function openCheckout(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/cart/checkout`)
  await isAlive(page)
  await expect(orderButton(page)).toBeVisible()
}

type CheckoutJourney = { readonly who: 'guest' | 'customer'; readonly prefix: string; readonly country: Country }

/** Fills a cart, fills in everything that an order needs, and places the order. */
export async function expectOrderPlaced(page: Page, { who, prefix, country }: CheckoutJourney): Promise<void> {
  await (who === 'guest' ? fillGuestCart(page) : fillCustomerCart(page))
  await openCheckout(page, prefix)
  await write(page, country)
  await expect(page.locator('.six-items')).toHaveCount(country === 'JP' ? 1 : 0)
  await expectUsable(page)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  await expect(page.locator('.cart-count')).toHaveCount(0)
}

/** Loads the orders with this contact address from the database. */
export async function loadOrders(email: string) {
  const db = await shopDatabase()
  return db
    .selectFrom('orders')
    .select(['number', 'total_minor', 'customer_id', 'country'])
    .where(sql`contact ->> 'email'`, '=', email)
    .execute()
}
