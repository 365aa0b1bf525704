import type { Page } from '@playwright/test'
import { expect, isAlive, test } from '../support/browser/console.ts'
import { watchShifts } from '../support/browser/watch-shifts.ts'
import { withPairs } from '../support/server/pair-visitor.ts'
import { createShopGuest } from '../support/server/shop-guest.ts'

const counter = (page: Page) => page.locator('.edition-count')
const left = async (page: Page) => Number(await counter(page).locator('b').textContent())
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

test('lowers the count in an open window when another visitor orders', async ({ page, baseURL }) => {
  const shifts = await watchShifts(page)
  await page.goto('/')
  await isAlive(page)
  await expect(counter(page)).toHaveText(/^\d+\sof\s590\spairs\sleft/)
  const before = await left(page)
  const { visitor } = await withPairs(await createShopGuest(String(baseURL)), 1)
  expect((await visitor.placeOrder()).status).toBe(200)
  await comeBack(page)
  await expect.poll(() => left(page)).toBeLessThan(before)
  expect(await shifts()).toBe(0)
})
