import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'
import { giveTokens, newCustomer } from '../support/browser/customer.ts'
import { ofEveryVisit, readStoredValues, unlisted } from '../support/browser/stored-values.ts'

const pages = ['/', '/about', '/shop_tabbi', '/shop_tabbi/tabbi_setting', '/get-foot-scan', '/reserve', '/faq', '/_ui']

for (const who of ['a guest', 'a customer'] as const) {
  test(`lists what ${who} finds stored in the browser after loading every page in both languages`, async ({
    page,
    context,
  }) => {
    // About twenty pages in sequence.
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
