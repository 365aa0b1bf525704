import { expect, test } from '../support/browser/console.ts'
import { publicAddresses } from '../support/server/built-site.ts'

test.use({ javaScriptEnabled: false })

test('opens a page with its heading by every link of every public page without JavaScript', async ({
  page,
  request,
}) => {
  const seen = new Map<string, string>()
  for (const { address } of publicAddresses) {
    const text = await (await request.get(address, { headers: { accept: 'text/html' } })).text()
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"]*)"/g))
      seen.set(href.replaceAll('&amp;', '&'), address)
  }
  expect(seen.size).toBeGreaterThan(60)
  for (const [href, from] of seen) {
    const answer = await request.get(href, { headers: { accept: 'text/html' } })
    expect(answer.status(), `${href}, from ${from}`).toBe(href.includes('/not-found') ? 404 : 200)
  }
  await page.goto('/ja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('あなたの足からはじまる靴')
})
