import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { type RunningShop, startShop } from '../support/running-shop.ts'

test('the choice of a language is saved and stands in the address, in place of the entry that was there', async ({
  page,
  context,
}) => {
  await openAlive(page, '/about?from=mail#top')
  await expect(page).toHaveURL(/\/about\?from=mail&lang=en#top$/)
  expect(await page.evaluate(() => [history.length, localStorage.getItem('hadashi-language')])).toEqual([2, 'en'])
  const saved = (await context.cookies()).find(({ name }) => name === 'language')
  expect(saved).toMatchObject({ value: 'en', sameSite: 'Lax' })
  expect((saved?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400)
})

test('where everything is forbidden that a browser keeps, the shop can be read, and the other language chosen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbidden })
    Object.defineProperty(window, 'sessionStorage', { get: forbidden })
    Object.defineProperty(Document.prototype, 'cookie', { get: forbidden, set: forbidden })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  })
  await openAlive(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('よくある質問')
  await expect(page).toHaveURL(/\/ja\/faq\?lang=ja$/)
})

test.describe('what an operator changes', () => {
  let shop: RunningShop
  test.beforeAll(async () => {
    shop = await startShop()
  })
  test.afterAll(async () => {
    await shop.stop()
  })

  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['server/cli/shop.ts', 'translation', ...words], {
      env: { ...process.env, NODE_ENV: '', DATA_DIR: shop.dataDir },
    })
  const written = async () => (await fetch(`${shop.url}/`, { headers: { 'accept-language': 'en' } })).text()

  test('is read in the page from its first paint on, and everywhere else', async ({ page }) => {
    await command('set', 'Q7nfHL', '--en', 'Behold <3 the shoe & its toes')
    await expect.poll(written).toContain('Behold &lt;3 the shoe &amp; its toes')
    const link = page.getByRole('main').getByRole('link', { name: 'Behold <3 the shoe & its toes' })
    await page.goto(shop.url, { waitUntil: 'domcontentloaded' })
    await expect(link.first()).toBeVisible()
    await isAlive(page)
    await expect(link.first()).toBeVisible()
    // The page was taken over as it stood: nothing of it was drawn anew.
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
    await expect(link.first()).toBeVisible()

    await command('reset', 'Q7nfHL')
    await expect.poll(written).toContain('See the shoe')
  })
})
