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

/** Looks at what a page shows now, light and dark, narrow and wide. */
export async function expectUsable(page: Page): Promise<void> {
  for (const view of views) expect(await faultsIn(page, view), `${view.theme}, ${view.width} px`).toEqual([])
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
