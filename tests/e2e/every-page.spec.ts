import type { Page as Tab } from '@playwright/test'
import { words as english } from '#domain/consent/words-2/en.ts'
import { words as japanese } from '#domain/consent/words-2/ja.ts'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { isWritten } from '#domain/navigation/page-file.ts'
import { type Page, type PageName, pages } from '#domain/navigation/pages.ts'
import { toolPages } from '#domain/navigation/tool-pages.ts'
import { type Language, settings } from '#domain/settings.ts'
import { expectPageUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, test } from '../support/browser/console.ts'
import { goodLinks } from '../support/browser/good-link.ts'
import { expectedHeading } from '../support/browser/page-headings.ts'
import {
  beforeLoad,
  bytesOfInlineStyles,
  readableText,
  type Script,
  sumScriptBytes,
  watchRequests,
  watchScripts,
  watchStyles,
  watchViolations,
} from '../support/browser/watch-first-view.ts'
import { watchShifts } from '../support/browser/watch-shifts.ts'
import { firstViewLimits as limits } from '../support/first-view-limits.ts'

/**
 * What loads once the page is alive: its lazy parts, the consent texts, the edition count, the schemas of its endpoints
 * and the drawing of a page that is not found.
 */
const lazyChunk = new RegExp(
  `/(late|count|stores|live-model|lost|drawing|small-print|${settings.languages.available.join('|')})-`,
)

// The consent banner belongs to a new visitor's first view, and its bytes count too; motion could shift the page.
test.use({ isNewcomer: true, reducedMotion: 'no-preference' })

const isClosed = (row: Page) => row.guard === 'auth'
const pathFor = (row: Page) => row.path.replace('{token}', 'a1b2c3')
const pagePath = (row: Page, language: Language) => withLanguage(pathFor(row), language)
const inEveryLanguage = <Row extends Page>(rows: readonly Row[]) =>
  rows.flatMap((row) => settings.languages.available.map((language) => [row, language] as const))

/**
 * The ribbon lies in space the header reserves and scrolls with the page, so it hides nothing in a full-page screenshot
 * either.
 */
async function expectRibbonClear(tab: Tab): Promise<void> {
  const [ribbon, brand] = await Promise.all([
    tab.getByRole('complementary').boundingBox(),
    tab.getByRole('banner').getByRole('link').first().boundingBox(),
  ])
  expect(ribbon?.y).toBe(0)
  expect(brand?.y).toBeGreaterThanOrEqual(ribbon?.height ?? Number.POSITIVE_INFINITY)
}

async function answerBanner(tab: Tab, language: Language): Promise<void> {
  const { reject } = language === 'ja' ? japanese : english
  const button = tab.getByRole('button', { name: reject, exact: true })
  await button.click()
  await expect(button).toHaveCount(0)
}

/** One visit tests all of a page's first view, so that no page is loaded twice for it. */
for (const [row, language] of inEveryLanguage(pages)) {
  const address = pagePath(row, language)
  test(`${address} has its layout and is accessible`, async ({ page, mayFail }) => {
    // One visit instead of four takes long on a busy machine.
    test.slow()
    const status = row.name === 'not-found' ? 404 : 200
    if (status === 404) mayFail(/\/not-found$/)
    await goodLinks(page)
    const violations = await watchViolations(page)
    const shifts = await watchShifts(page)
    const scripts = watchScripts(page)
    const styles = watchStyles(page)
    const requests = watchRequests(page)
    // The page appears under a resting pointer, which must not count as a hover.
    await page.mouse.move(1, 400)
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
    const atFirst = isWritten(row) ? await readableText(page) : undefined
    await isAlive(page)
    expect(answer?.status()).toBe(status)

    await test.step('shows the requested page', () => expectPage(page, row, language, status))
    await expect(page.getByRole('complementary')).toBeVisible()
    await test.step('hides nothing behind the demo ribbon', () => expectRibbonClear(page))
    await page.waitForLoadState('networkidle')
    if (atFirst !== undefined)
      await test.step('is complete at once, stays unchanged and loads little', async () => {
        // The full run watches for five seconds; a page without further requests has little left to change.
        if (process.env.TEST_LONG) await page.waitForFunction(() => performance.now() > 5_000)
        expect(await readableText(page)).toBe(atFirst)
        expect(await shifts()).toBe(0)
        await expectFewBytes(page, scripts, styles)
        expect([...requests].slice(limits.requests), 'more requests than a page may make').toEqual([])
      })
    expect(await violations(), 'blocked by the policy of the page').toEqual([])

    // The banner is the same on every page; it is checked once with everything around it.
    if (row.name === 'about') await expectPageUsable(page, language, language === 'en' ? 'html' : '.consent')
    await answerBanner(page, language)
    // The five guarded pages all show the same sign-in page.
    if (!isClosed(row) || row.name === 'profile-order') await expectPageUsable(page, language)
  })
}

for (const [row, language] of inEveryLanguage(toolPages))
  test(`the tool page ${pagePath(row, language)} is accessible`, async ({ page }) => {
    test.slow()
    await page.goto(pagePath(row, language))
    await isAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await answerBanner(page, language)
    await expectPageUsable(page, language)
  })

async function expectPage(tab: Tab, row: (typeof pages)[number], language: Language, status: number) {
  // A visitor who requests an account page is led to the sign-in, which remembers the page.
  const shown: PageName = isClosed(row) ? 'auth' : row.name
  const title = expectedHeading(shown, language)
  await expect(tab.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(tab.locator('[data-layout]')).toHaveAttribute('data-layout', isClosed(row) ? 'auth' : row.layout)
  await expect(tab.getByRole('main')).toHaveCount(1)
  await expect(tab.locator('html')).toHaveAttribute('lang', language)
  await expect(tab.locator('html')).toHaveAttribute('data-status', String(status))
  await expect(tab).toHaveTitle(row.name === 'localization-test' ? title : `${title} · Hadashi`)
  if (!isClosed(row)) return
  await expect(tab).toHaveURL((url) => url.pathname === withLanguage('/auth', language))
  await expect(tab).toHaveURL((url) => url.searchParams.get('wanted') === pathFor(row))
  await expect(tab.locator('[data-wanted]')).toContainText(expectedHeading(row.name, language))
}

async function expectFewBytes(tab: Tab, scripts: readonly Script[], styles: readonly Script[]): Promise<void> {
  expect(sumScriptBytes(await beforeLoad(tab, scripts))).toBeLessThanOrEqual(limits.scriptBeforeIdle)
  expect(sumScriptBytes(scripts)).toBeLessThanOrEqual(limits.script)
  expect(sumScriptBytes(styles) + (await bytesOfInlineStyles(tab))).toBeLessThanOrEqual(limits.styles)
  const own = (await tab.locator('#root').getAttribute('data-parts'))?.split(' ') ?? []
  const boot = await tab.locator('script[src]').getAttribute('src')
  const early = scripts.filter(({ path }) => path === boot || own.includes(path))
  expect(sumScriptBytes(early)).toBeLessThanOrEqual(limits.scriptBeforeHydration)
  const others = scripts.map(({ path }) => path).filter((path) => path !== boot && !own.includes(path))
  expect(
    others.every((path) => lazyChunk.test(path)),
    `only its own chunks, not ${others}`,
  ).toBe(true)
}

for (const path of ['/nowhere', '/ja/nowhere'])
  test(`${path} is not found, alike for server and page, and accessible`, async ({ page, mayFail }) => {
    test.slow()
    mayFail(new RegExp(`${path}$`))
    const answer = await page.goto(path)
    await isAlive(page)
    expect(answer?.status()).toBe(404)
    const language = path.startsWith('/ja/') ? 'ja' : 'en'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expectedHeading('not-found', language))
    const said = language === 'ja' ? 'お探しのページ：/nowhere' : 'Page not found: /nowhere'
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-status', '404')
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'not-found')
    await answerBanner(page, language)
    await expectPageUsable(page, language)
  })

test('shows a path as text without running it and keeps a long one inside the page', async ({ page, mayFail }) => {
  mayFail(/./)
  await page.setViewportSize({ width: 320, height: 640 })
  const shifts = await watchShifts(page)
  await page.goto('/<img src=x onerror=alert(1)>')
  await expect(page.getByText('Page not found: /<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await page.goto(`/${'verylong'.repeat(60)}`)
  await isAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await shifts()).toBe(0)
})

test('opens without the deferred styles when they fail to load, and loads them with the page', async ({
  page,
  mayFail,
}) => {
  mayFail(/\.css$/)
  const styles = '**/*.css'
  await page.route(styles, (route) => route.abort())
  await page.goto('/about')
  await isAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'See the shoe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabi Gen 01')
  await page.unroute(styles)
  await page.goto('/about')
  await isAlive(page)
  const rules = () =>
    page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet?.cssRules.length)
  expect(await rules()).toBeGreaterThan(0)
})
