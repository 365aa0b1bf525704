import type { Page } from '@playwright/test'
import { expect, isAlive } from './console.ts'

/** The call that places an order. */
export const place = /\/api\/order\/place$/
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

/** Fills in everything that an order needs. */
export async function write(page: Page, country: 'GB' | 'JP'): Promise<void> {
  await page.locator(`#checkout-country input[value="${country}"]`).check()
  await field(page, 'email').fill('iris@example.com')
  const texts = country === 'GB' ? london : tokyo
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
  if (country === 'JP') await page.locator('select#checkout-region').selectOption('東京都')
}

export async function openCheckout(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/cart/checkout`)
  await isAlive(page)
  await expect(orderButton(page)).toBeVisible()
}
