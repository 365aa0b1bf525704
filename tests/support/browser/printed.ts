import type { Page } from '@playwright/test'
import { expect, openAlive } from './console.ts'

/** The number of pages in the PDF: Chromium writes each as an object of its own. */
const sheets = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length

/** Checks that every answer is printed, without the parts that are only for the screen. */
export async function expectEveryAnswer(page: Page, address: string): Promise<void> {
  await openAlive(page, address)
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('.answer')
  const hidden = await answers.evaluateAll((all) =>
    all
      .filter((one) => !one.checkVisibility({ contentVisibilityAuto: true }) || one.getBoundingClientRect().height < 10)
      .map(({ id }) => id),
  )
  expect(hidden).toEqual([])
  expect(await answers.count()).toBeGreaterThan(35)
  for (const role of ['banner', 'contentinfo', 'complementary', 'search'] as const)
    await expect(page.getByRole(role)).toBeHidden()
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(2)
}

/** Checks that a page prints black on white, with its tables whole. */
export async function expectBlackOnWhite(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await openAlive(page, address)
  for (const role of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(role)).toBeHidden()
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(0, 0, 0)')
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  await page.setViewportSize({ width: 680, height: 900 })
  for (const table of await page.locator('table').all()) {
    expect(await table.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true)
    await expect(table.locator('thead')).toBeVisible()
  }
  await expect(page.locator('#tokushoho')).toBeVisible()
}
