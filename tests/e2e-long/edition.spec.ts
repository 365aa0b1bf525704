import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, test } from '../support/browser/console.ts'
import { watchShifts } from '../support/browser/watch-shifts.ts'

const counter = (page: Page) => page.locator('.edition-count')

const journeys = [
  {
    path: '/',
    join: 'Join the waiting list',
    field: 'E-mail address',
    next: 'You’re next.',
    held: 'We hold number 214',
  },
  {
    path: '/ja/shop_tabbi',
    join: 'キャンセル待ちに登録する',
    field: 'メールアドレス',
    next: '次は、お客様の番です。',
    held: '通し番号214番',
  },
] as const

for (const { path, join, field, next, held } of journeys)
  test(`on ${path} lets a visitor join the list when sold out and shows their reserved number`, async ({ page }) => {
    test.slow()
    const shifts = await watchShifts(page)
    const answer = (data: object) => ({ json: { status: 'success', data } })
    const waiting = { email: 'mika@example.com', ahead: 0, reserved: null }
    let position: object | null = null
    await page.route('**/api/edition', (route) => route.fulfill(answer({ pairs: 590, free: 0, is_sold_out: true })))
    await page.route('**/api/edition/waitlist/position', (route) => route.fulfill(answer({ position })))
    await page.route('**/api/edition/waitlist/join', (route) => {
      position = waiting
      return route.fulfill(answer({ position }))
    })
    await page.goto(path)
    await isAlive(page)
    await expect(counter(page).getByRole('button', { name: join })).toBeVisible()
    expect(await shifts()).toBe(0)
    await counter(page).getByRole('button', { name: join }).click()
    const dialog = page.getByRole('dialog')
    await expectUsable(page, 'dialog')
    await dialog.getByRole('textbox', { name: field }).fill('mika@example.com')
    await dialog.getByRole('button', { name: join }).click()
    await expect(dialog).toContainText(next)
    await expectUsable(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    position = { ...waiting, reserved: { number: 214, until: '2026-11-26T15:04:00.000Z' } }
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await expect(counter(page)).toContainText(held)
    await expectUsable(page, '.edition-count')
  })
