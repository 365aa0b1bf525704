import type { Page } from '@playwright/test'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { checkLineMm, type SolePaper, solePapers } from '#domain/shoe/sole-sheets.ts'
import { expectUsableInLongRun } from '../a11y/usable.ts'
import { expect, openAlive } from './console.ts'
import { lineExtent, paperSizes, strokedLines } from './pdf-lines.ts'

/** The texts on the way to printed soles. */
export const soleWords = {
  en: {
    address: '/shapediver',
    load: 'Load the 3D model',
    sole: /^Sole of the left shoe/,
    papers: { a4: 'A4', letter: 'US Letter', a3: 'A3' },
    print: /^Print \d sheets$/,
  },
  ja: {
    address: '/ja/shapediver',
    load: '3Dで回して見る',
    sole: /^左の靴の底/,
    papers: { a4: 'A4', letter: 'USレター', a3: 'A3' },
    print: /^\d枚を印刷する$/,
  },
} as const

type Words = (typeof soleWords)[keyof typeof soleWords]

/** The PDF that Chromium writes when the print button is pressed. */
async function printedOn(page: Page, words: Words, paper: SolePaper): Promise<Buffer> {
  const soles = page.locator('.sole-print')
  await soles.getByRole('radio', { name: words.papers[paper] }).check()
  await soles.getByRole('button', { name: words.print }).click()
  return page.pdf({ preferCSSPageSize: true })
}

/** The outline of the sole on each sheet, in mm as the shop lays it out. */
async function laidOutlines(page: Page) {
  const paths = await page.locator('.sole-outline').evaluateAll((all) => all.map((one) => one.getAttribute('d') ?? ''))
  return paths.map((path) =>
    [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  )
}

/** Checks that Chromium prints the soles in true size on every paper, to 0.2 mm. */
export async function expectSolesInSize(page: Page, words: Words): Promise<void> {
  // Without a printer `window.print` does nothing: the page is saved as a PDF instead.
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openAlive(page, words.address)
  await page.getByRole('button', { name: words.load }).click()
  await expect(page.getByRole('img', { name: words.sole }).first()).toBeVisible({ timeout: 60_000 })
  await expectUsableInLongRun(page)
  for (const paper of solePapers) {
    const pdf = await printedOn(page, words, paper)
    const [sheets, outlines] = [strokedLines(pdf), await laidOutlines(page)]
    expect(outlines.length).toBeGreaterThan(1)
    expect(sheets).toHaveLength(outlines.length)
    const { widthMm, heightMm } = papers[paper]
    for (const size of paperSizes(pdf)) {
      expect(Math.abs(size.x - widthMm)).toBeLessThan(0.3)
      expect(Math.abs(size.y - heightMm)).toBeLessThan(0.3)
    }
    for (const [k, lines] of sheets.entries()) {
      const extents = lines.map(lineExtent)
      expect(extents.some(({ x, y }) => x === 0 && Math.abs(y - checkLineMm) < 0.2)).toBe(true)
      const wanted = lineExtent(outlines[k] ?? [])
      expect(wanted.y).toBeGreaterThan(200)
      expect(extents.some(({ x, y }) => Math.abs(x - wanted.x) < 0.2 && Math.abs(y - wanted.y) < 0.2)).toBe(true)
    }
  }
  // Nothing else of the page is on the paper; afterwards the page prints as before.
  expect(await page.evaluate(() => document.documentElement.dataset.prints)).toBeUndefined()
}
