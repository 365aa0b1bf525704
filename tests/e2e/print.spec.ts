import { expect, openAlive, test } from '../support/console.ts'

/** A page of the PDF for each sheet; Chromium writes them as objects of their own. */
const sheets = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length

for (const address of ['/faq', '/ja/faq']) {
  test(`${address} prints every answer, without what is only for the screen`, async ({ page }) => {
    await openAlive(page, address)
    await page.emulateMedia({ media: 'print' })
    const answers = page.locator('.answer')
    const hidden = await answers.evaluateAll((all) =>
      all
        .filter(
          (one) => !one.checkVisibility({ contentVisibilityAuto: true }) || one.getBoundingClientRect().height < 10,
        )
        .map(({ id }) => id),
    )
    expect(hidden).toEqual([])
    expect(await answers.count()).toBeGreaterThan(35)
    for (const role of ['banner', 'contentinfo', 'complementary', 'search'] as const)
      await expect(page.getByRole(role)).toBeHidden()
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(2)
  })
}

for (const address of ['/terms-and-conditions', '/ja/terms-and-conditions']) {
  test(`${address} prints in black on white, with its tables whole`, async ({ page }) => {
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
  })
}
