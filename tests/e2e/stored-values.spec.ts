import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'
import { giveTokens, newCustomer, writeTokensInTabs } from '../support/browser/customer.ts'
import { ofEveryVisit, readStoredValues, unlisted } from '../support/browser/stored-values.ts'

const pages = ['/about', '/shop_tabbi', '/shop_tabbi/tabbi_setting', '/get-foot-scan', '/reserve', '/faq']

test('lists every value stored in the browser of a guest and a customer in the page about stored values', async ({
  page,
  context,
}) => {
  const found = new Set<string>()
  const look = async () => {
    for (const one of await readStoredValues(context, page)) found.add(one)
  }
  const walk = async (base: string) => {
    for (const path of pages) {
      await page.getByRole('contentinfo').locator(`a[href="${base}${path}"]`).first().click()
      await expect(page).toHaveURL((url) => url.pathname === base + path)
      await expect(page.locator('html')).toHaveAttribute('data-arrived', '')
      await page.evaluate(() => scrollTo(0, 600))
      await look()
    }
  }
  await openAlive(page, '/_ui')
  await look()
  await openAlive(page, '/en')
  await walk('')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await look()
  await giveTokens(context, await newCustomer())
  await writeTokensInTabs(page)
  await walk('/ja')
  await page.goBack()
  await look()
  await page.goForward()
  await look()
  await page.reload()
  await isAlive(page)
  await look()
  expect(unlisted(found)).toEqual([])
  expect([...found]).toEqual(expect.arrayContaining([...ofEveryVisit, 'cookie token', 'cookie refresh-token']))

  await test.step('stores the language for a year', async () => {
    const language = (await context.cookies()).find(({ name }) => name === 'language')
    expect(language).toMatchObject({ value: 'ja', sameSite: 'Lax' })
    expect((language?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400)
  })

  await test.step('detects an unlisted value', async () => {
    await page.evaluate(() => {
      localStorage.setItem('hadashi-spy', '1')
      sessionStorage.setItem('spy', '1')
      // biome-ignore lint/suspicious/noDocumentCookie: what the shop must not do is done here on purpose
      document.cookie = 'spy=1'
    })
    const spies = ['local hadashi-spy', 'session spy', 'cookie spy']
    expect(unlisted(await readStoredValues(context, page))).toEqual(expect.arrayContaining(spies))
  })
})
