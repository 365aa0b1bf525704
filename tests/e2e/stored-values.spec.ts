import type { BrowserContext, Page } from '@playwright/test'
import { storedValues } from '#domain/content/stored-values.ts'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { giveTokens, newCustomer } from '../support/customer.ts'

type Kind = (typeof storedValues)[number]['kind']
type Found = `${Kind} ${string}`

const listed = storedValues.map(({ name, kind }) => {
  const [start = '', ...rest] = `${kind} ${name}`.split('*')
  return { of: (found: string) => (rest.length > 0 ? found.startsWith(start) : found === start) }
})

const unlisted = (found: Iterable<string>) => [...found].filter((one) => !listed.some(({ of }) => of(one)))

/** Everything that the browser holds for the shop at this moment. */
async function keptBy(context: BrowserContext, page: Page): Promise<Found[]> {
  const cookies = (await context.cookies()).map(({ name }): Found => `cookie ${name}`)
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  expect([...stored.databases, ...stored.caches], 'databases and caches of a page').toEqual([])
  return [
    ...cookies,
    ...stored.local.map((name): Found => `local ${name}`),
    ...stored.session.map((name): Found => `session ${name}`),
  ]
}

const pages = ['/', '/about', '/shop_tabbi', '/shop_tabbi/tabbi_setting', '/get-foot-scan', '/reserve', '/faq', '/_ui']

for (const who of ['a guest', 'a customer'] as const) {
  test(`what ${who} finds in the browser after a visit stands in the list that customers read`, async ({
    page,
    context,
  }) => {
    // Some twenty pages one after the other.
    test.slow()
    if (who === 'a customer') await giveTokens(context, await newCustomer())
    const found = new Set<string>()
    const look = async () => {
      for (const one of await keptBy(context, page)) found.add(one)
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
    // The visit left something, or this test would see nothing at all.
    expect([...found]).toEqual(
      expect.arrayContaining(['cookie language', 'local hadashi-language', 'session tsr-scroll-restoration-v1_3']),
    )
  })
}

test('a value that nobody listed would be found', async ({ page, context }) => {
  await openAlive(page, '/about')
  await page.evaluate(() => {
    localStorage.setItem('hadashi-spy', '1')
    sessionStorage.setItem('spy', '1')
    // biome-ignore lint/suspicious/noDocumentCookie: what the shop must not do is done here on purpose
    document.cookie = 'spy=1'
  })
  expect(unlisted(await keptBy(context, page))).toEqual(
    expect.arrayContaining(['local hadashi-spy', 'session spy', 'cookie spy']),
  )
})
