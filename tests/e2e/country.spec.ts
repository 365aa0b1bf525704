import type { BrowserContext, Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'

test.use({ isNewcomer: true })

const lookups = /\/api\/geo\/getCountryByIP$/

const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Country' })

/** Answers the lookup of the visitor's address. */
async function answerLookups(page: Page, code: string): Promise<() => number> {
  let count = 0
  await page.route(lookups, (route) => {
    count += 1
    return route.fulfill({ json: { status: 'success', data: { country_code: code } } })
  })
  return () => count
}

async function storedCountry(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'country_code')
}

test('asks a new visitor from Japan once and stores the answer for thirty days', async ({ page, context }) => {
  const count = await answerLookups(page, 'JP')
  const dialogChunks: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/country-dialogs-/.test(request.url())) dialogChunks.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/about')
  const question = page.getByRole('dialog', { name: 'Are you shopping from Japan?' })
  await expect(question).toBeVisible()
  // The country applies before it is confirmed.
  await expect(footerButton(page)).toHaveText('Country: Japan')
  await expect(page.getByRole('button', { name: 'Yes, from Japan' })).toBeFocused()
  expect(await storedCountry(context)).toBeUndefined()
  await expectUsable(page, 'dialog')

  await test.step('keeps the country and the scroll position on closing', async () => {
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await storedCountry(context)).toMatchObject({ value: 'JP' })
  })
  await context.clearCookies({ name: 'country_code' })
  await page.reload()
  await page.getByRole('button', { name: 'Yes, from Japan' }).click()
  await expect(question).toBeHidden()
  const stored = await storedCountry(context)
  expect(stored).toMatchObject({ value: 'JP', sameSite: 'Lax', path: '/' })
  expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1_000 - 2_592_000)).toBeLessThan(60)
  expect(dialogChunks.splice(0)).not.toEqual([])
  await page.reload()
  await isAlive(page)
  await expect(footerButton(page)).toHaveText('Country: Japan')
  await page.waitForLoadState('networkidle')
  await expect(question).toHaveCount(0)
  expect([count(), dialogChunks]).toEqual([2, []])
})
