import type { Page, Response } from '@playwright/test'
import { publicAddresses } from '../support/built-site.ts'
import { expect, isAlive, test } from '../support/console.ts'
import { watchShifts } from '../support/watch-shifts.ts'

/** Bytes over the wire, compressed as the shop sends them. */
const limits = { beforeLoad: 6_000, inAll: 125_000 }

/** What can be read, without the places that are kept free for what only the running shop knows. */
function readableText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.getElementById('root')?.cloneNode(true) as HTMLElement
    for (const live of copy.querySelectorAll('[data-live], [data-announcer]')) live.remove()
    return `${document.title}\n${copy.textContent}`
  })
}

/** The scripts of a page, and whether they came before its load event. */
function watchScripts(page: Page) {
  const scripts: { url: string; bytes: number; isEarly: boolean }[] = []
  let isLoaded = false
  page.on('load', () => {
    isLoaded = true
  })
  page.on('response', (answer: Response) => {
    if (!/javascript/.test(answer.headers()['content-type'] ?? '')) return
    const bytes = Number(answer.headers()['content-length'])
    scripts.push({ url: new URL(answer.url()).pathname, bytes, isEarly: !isLoaded })
  })
  return scripts
}

// What a newcomer is asked counts too.
test.use({ isNewcomer: true })

/** What comes once the page is alive: shared numbers, the late parts, and the words by which consent is asked for. */
const latePart = /\/(settings|late|en|ja)-/

for (const { page: row, language, address } of publicAddresses) {
  test(`${address} is there at once, stays as it is, and costs little`, async ({ page, mayFail }) => {
    if (row.name === 'not-found') mayFail(/\/not-found$/)
    const shifts = await watchShifts(page)
    const scripts = watchScripts(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const atFirst = await readableText(page)
    await isAlive(page)
    await expect(page.getByRole('complementary')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // In full, five seconds are watched; a page that is alive and asks for nothing more has little left to change.
    if (process.env.TEST_LONG) await page.waitForFunction(() => performance.now() > 5_000)
    expect(await readableText(page)).toBe(atFirst)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await shifts()).toBe(0)

    const sum = (some: typeof scripts) => some.reduce((bytes, script) => bytes + script.bytes, 0)
    expect(sum(scripts.filter(({ isEarly }) => isEarly))).toBeLessThanOrEqual(limits.beforeLoad)
    expect(sum(scripts)).toBeLessThanOrEqual(limits.inAll)
    const parts = (await page.locator('#root').getAttribute('data-parts'))?.split(' ') ?? []
    const boot = await page.locator('script[src]').getAttribute('src')
    const others = scripts.map(({ url }) => url).filter((url) => url !== boot && !parts.includes(url))
    expect(
      others.every((url) => latePart.test(url)),
      `only its own parts, not ${others}`,
    ).toBe(true)
  })
}

test('the finer styles have come once the page answers', async ({ page }) => {
  await page.goto('/about')
  await isAlive(page)
  expect(
    await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet?.cssRules.length),
  ).toBeGreaterThan(0)
})

test('a shop whose finer styles do not come opens without them', async ({ page, mayFail }) => {
  mayFail(/\.css$/)
  await page.route('**/*.css', (route) => route.abort())
  await page.goto('/about')
  await isAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'See the shoe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabi Gen 01')
})
