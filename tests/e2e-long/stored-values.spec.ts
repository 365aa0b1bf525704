import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'
import { giveTokens, newCustomer } from '../support/browser/customer.ts'
import { ofEveryVisit, readStoredValues, unlisted } from '../support/browser/stored-values.ts'

const pages = ['/', '/about', '/shop_tabbi', '/shop_tabbi/tabbi_setting', '/get-foot-scan', '/reserve', '/faq', '/_ui']

for (const who of ['a guest', 'a customer'] as const) {
  test(`what ${who} finds in the browser after every page was loaded in both languages stands in the list that customers read`, async ({
    page,
    context,
  }) => {
    // Some twenty pages one after the other.
    test.slow()
    if (who === 'a customer') await giveTokens(context, await newCustomer())
    const found = new Set<string>()
    const look = async () => {
      for (const one of await readStoredValues(context, page)) found.add(one)
    }
    for (const language of ['', '/ja'])
      for (const path of pages) {
        await openAlive(page, language + (language && path === '/' ? '' : path))
        await page.evaluate(() => scrollTo(0, 600))
        await look()
      }
    await openAlive(page, '/en/about')
    await page.getByRole('link', { name: '日本語' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await look()
    await page.goBack()
    await look()
    await page.goForward()
    await look()
    await page.reload()
    await isAlive(page)
    await look()
    expect(unlisted(found)).toEqual([])
    expect([...found]).toEqual(expect.arrayContaining(ofEveryVisit))
  })
}
