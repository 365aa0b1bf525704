import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../browser/console.ts'
import { countUse } from '../count-use.ts'

/** Half the text that the package itself would bring into a page. */
const axeText = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 A and AA, and what is good practice beyond it. */
const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const

/** The rules that look at colours. A theme changes colours alone, so the second theme is asked about nothing else. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

type View = {
  readonly theme: 'light' | 'dark'
  readonly width: number
  readonly rules: typeof everyRule | typeof colourRules
}

/** Ordered so that each view differs from the one before in as little as possible. */
const everyView: readonly View[] = [
  { theme: 'light', width: 1280, rules: everyRule },
  { theme: 'dark', width: 1280, rules: colourRules },
  { theme: 'dark', width: 360, rules: colourRules },
  { theme: 'light', width: 360, rules: everyRule },
]
/** Axe once in full and once for colours: pairs of colour tokens are proved in src/styles/tokens.test.ts for all widths. */
const journeyViews = everyView.filter(({ width }) => width === 360)

/** A phone of old, or a window at 400 %; and twice the size of text. */
const smallViews = [
  { width: 320, text: '' },
  { width: 640, text: '200%' },
  { width: 1280, text: '200%' },
] as const

/**
 * Runs axe on what a page shows on its way through a journey, on a phone, light and dark, then checks that it fits small
 * windows and large text and that nothing moves; width and theme are put back. It emulates reduced motion and leaves it
 * so: colours are compared at rest, not in a transition between themes. Where only a part has changed since the page
 * was checked, its selector spares the rest.
 */
export function expectUsable(page: Page, part = 'html'): Promise<void> {
  return expectUsableIn(journeyViews, page, part)
}

/** The same in both themes and both widths, for the first view of every page and the parts of the design on /_ui. */
export function expectUsableInEveryView(page: Page, part = 'html'): Promise<void> {
  return expectUsableIn(everyView, page, part)
}

/** The same at the other stops of a journey: `npm test` looks at one or two of each, `npm run test:long` at all. */
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

/** What stands out of the window on the right, so that one would have to scroll sideways to read it. */
async function overflowing(page: Page, text: string): Promise<string[]> {
  return page.evaluate((size) => {
    const root = document.documentElement
    const layout = document.querySelector<HTMLElement>('.layout')
    root.style.fontSize = size
    // A layout cuts off what stands out of it; here it shows.
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
        // Of the rules that are asked none reads style sheets.
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
