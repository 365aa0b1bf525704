import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './console.ts'

/** WCAG 2.2 A and AA, and what is good practice beyond it. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
}

/** Every page is loaded once per language and looked at in each of these. */
const views = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
] as const

/** A phone of old, or a window at 400 %; and twice the size of text. */
const smallViews = [
  { width: 320, text: '' },
  { width: 640, text: '200%' },
  { width: 1280, text: '200%' },
] as const

/** Looks at what a page shows now, light and dark, narrow and wide, small and with large text, and whether it rests. */
export async function expectUsable(page: Page): Promise<void> {
  for (const view of views) expect(await faultsIn(page, view), `${view.theme}, ${view.width} px`).toEqual([])
  for (const { width, text } of smallViews) {
    await page.setViewportSize({ width, height: 640 })
    expect(await overflowing(page, text), `${width} px, text ${text || '100%'}`).toEqual([])
  }
  // Asked for by somebody who wants no motion.
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0)
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

async function faultsIn(page: Page, { theme, width }: (typeof views)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: theme })
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ...(wide ? ['the page is wider than the window'] : []),
  ]
}
