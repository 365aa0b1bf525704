import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, isAlive, test } from '../support/browser/console.ts'
import { type RunningShop, startShop } from '../support/server/running-shop.ts'

test.describe('a text changed by an operator', () => {
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

  test('is shown from the first paint and on all pages', async ({ page }) => {
    await command('set', 'Q7nfHL', '--en', 'Behold <3 the shoe & its toes')
    await expect.poll(written).toContain('Behold &lt;3 the shoe &amp; its toes')
    const link = page.getByRole('main').getByRole('link', { name: 'Behold <3 the shoe & its toes' })
    await page.goto(shop.url, { waitUntil: 'domcontentloaded' })
    await expect(link.first()).toBeVisible()
    await isAlive(page)
    await expect(link.first()).toBeVisible()
    // Hydration reused the page as it was, without rendering it again.
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
    await expect(link.first()).toBeVisible()

    await command('reset', 'Q7nfHL')
    await expect.poll(written).toContain('See the shoe')
  })
})
