import type { Page } from '@playwright/test'
import { expectNextLinkClear } from '../support/browser/banner-over-steps.ts'
import { expect, isAlive, test } from '../support/browser/console.ts'

test.use({ isNewcomer: true })

const banner = (page: Page) => page.getByRole('region', { name: /^(Cookie settings|クッキーの設定)$/ })

test('opens what was pressed in the footer once the lazy chunk is loaded', async ({ page }) => {
  await page.goto('/about')
  await banner(page).getByRole('button', { name: 'Reject' }).click()
  const loaded = Promise.withResolvers<void>()
  await page.route(/\/assets\/late-/, async (route) => {
    await loaded.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await isAlive(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Country' }).click()
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  loaded.resolve()
  await expect(page.getByRole('dialog', { name: 'Choose your country' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toContainText('You’ve rejected optional cookies.')
})

test('shows the banner as a corner card in a wide window, with the page’s main action usable', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [address, action] of [
    ['/', 'Measure your feet'],
    ['/ja/tabi-gen-01/fit', '足を測る'],
  ] as const) {
    await page.goto(address)
    await expect(banner(page)).toBeVisible()
    expect((await banner(page).boundingBox())?.width).toBeLessThan(1280 / 3)
    await page.getByRole('main').getByRole('link', { name: action }).first().click({ trial: true })
  }
})

test('never covers a step’s next link with the banner on a phone', async ({ page, context }) => {
  await expectNextLinkClear(page, '/tabi-gen-01/scan')
  await expectNextLinkClear(await context.newPage(), '/ja/tabi-gen-01/fit')
})
