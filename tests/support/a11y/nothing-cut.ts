import type { Page } from '@playwright/test'
import { expect } from '../browser/console.ts'

/** Checks that no text is clipped by its container on any side, and that nothing extends beyond the window. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const isText = (node: ChildNode) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
    const holders = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        [...element.childNodes].some(isText) &&
        element.checkVisibility() &&
        !element.closest('.visually-hidden, option, svg'),
    )
    return holders.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      const isBeside = text.left < -1 || text.right > document.documentElement.clientWidth + 1
      let isClipped = false
      for (let outer: HTMLElement | null = element; outer; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer)
        const frame = outer.getBoundingClientRect()
        if (overflowX !== 'visible' && overflowX !== 'auto' && text.right > frame.right + 1) isClipped = true
        if (overflowY !== 'visible' && overflowY !== 'auto' && text.bottom > frame.bottom + 1) isClipped = true
      }
      return isBeside || isClipped
        ? [`${element.tagName} .${element.className}: ${element.textContent?.slice(0, 60)}`]
        : []
    })
  })
  expect.soft(cut).toEqual([])
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
