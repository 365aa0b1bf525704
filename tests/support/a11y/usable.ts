import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Language } from '#domain/settings.ts'
import { expect } from '../browser/console.ts'
import { countUse } from '../count-use.ts'

/** The minified build: half the bytes that the package itself would load into a page. */
const axeText = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 A and AA, and the best practices beyond it. */
const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const

/** The rules that check colours. A theme changes only colours, so the second theme is checked by these rules alone. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

type View = {
  readonly theme: 'light' | 'dark'
  readonly width: number
  readonly rules: typeof everyRule | typeof colourRules
}

/** Ordered so that each view differs as little as possible from the one before. */
const everyView: readonly View[] = [
  { theme: 'light', width: 1280, rules: everyRule },
  { theme: 'dark', width: 1280, rules: colourRules },
  { theme: 'dark', width: 360, rules: colourRules },
  { theme: 'light', width: 360, rules: everyRule },
]
/**
 * Runs axe once in full and once for colours: src/styles/tokens.test.ts proves the pairs of colour tokens for all
 * widths.
 */
const journeyViews = everyView.filter(({ width }) => width === 360)

/** An old phone or a window at 400 % zoom, and text of twice the size. */
const smallViews = [
  { width: 320, text: '' },
  { width: 640, text: '200%' },
  { width: 1280, text: '200%' },
] as const

/**
 * Runs axe on the current state of a page during a journey, on a phone, in light and dark. Then checks that the page
 * fits small windows and large text, and that nothing moves. Restores width and theme afterwards. Emulates reduced
 * motion and leaves it on: colours are compared at rest, not during a transition between themes. Where only a part has
 * changed since the last check of the page, pass its selector to skip the rest.
 */
export function expectUsable(page: Page, part = 'html'): Promise<void> {
  return expectUsableIn(journeyViews, page, part)
}

/** `expectUsable` in both themes and both widths: for the design sections on /_ui. */
export function expectUsableInEveryView(page: Page, part = 'html'): Promise<void> {
  return expectUsableIn(everyView, page, part)
}

/**
 * `expectUsableInEveryView` for a page that is opened in both languages: two views in each, so that every pair of
 * language, theme and width is checked. `npm run test:long` checks all four in each.
 */
export function expectPageUsable(page: Page, language: Language, part = 'html'): Promise<void> {
  const lightWidth = language === 'en' ? 1280 : 360
  const views = everyView.filter(({ theme, width }) => (theme === 'light') === (width === lightWidth))
  return expectUsableIn(process.env.TEST_LONG ? everyView : views, page, part)
}

/**
 * `expectUsable` for the other stops of a journey: `npm test` checks one or two of each, `npm run test:long` checks
 * all.
 */
export async function expectUsableInLongRun(page: Page, part = 'html'): Promise<void> {
  if (process.env.TEST_LONG) await expectUsable(page, part)
}

async function expectUsableIn(views: readonly View[], page: Page, part: string): Promise<void> {
  const before = page.viewportSize()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeText)
  for (const view of views)
    expect.soft(await findUsabilityErrors(page, view, part), `${view.theme}, ${view.width} px`).toEqual([])
  for (const { width, text } of smallViews) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await overflowing(page, text), `${width} px, text ${text || '100%'}`).toEqual([])
  }
  expect
    .soft(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length))
    .toBe(0)
  if (before) await page.setViewportSize(before)
}

/** The elements that extend beyond the right edge of the window and force sideways scrolling. */
async function overflowing(page: Page, text: string): Promise<string[]> {
  return page.evaluate((size) => {
    const root = document.documentElement
    const layout = document.querySelector<HTMLElement>('.layout')
    root.style.fontSize = size
    // `.layout` clips its overflow; here the overflow must show.
    if (layout) layout.style.overflow = 'visible'
    const isWide = root.scrollWidth > window.innerWidth
    const wide = Array.from(document.body.querySelectorAll('*')).filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    )
    root.style.fontSize = ''
    if (layout) layout.style.overflow = ''
    return isWide ? wide.slice(-3).map((element) => `${element.tagName} .${element.getAttribute('class')}`) : []
  }, text)
}

async function findUsabilityErrors(page: Page, { theme, width, rules }: View, part: string): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: theme })
  countUse('axe passes')
  return page.evaluate(
    async ({ runOnly, place }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const values = [...runOnly.values]
      const { violations } = await inPage.run(place, {
        runOnly: runOnly.type === 'tag' ? { type: 'tag', values } : { type: 'rule', values },
        resultTypes: ['violations'],
        iframes: false,
        // None of the rules that run reads style sheets.
        preload: false,
      })
      const isWide = document.documentElement.scrollWidth > window.innerWidth
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ...(isWide ? ['the page is wider than the window'] : []),
      ]
    },
    { runOnly: rules, place: part },
  )
}
