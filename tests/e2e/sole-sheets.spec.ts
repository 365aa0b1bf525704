import type { Page } from '@playwright/test'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { checkLineMm, type SolePaper, solePapers } from '#domain/shoe/sole-sheets.ts'
import { expect, openAlive, test } from '../support/console.ts'
import { extentOf, paperSizes, strokedLines } from '../support/pdf-lines.ts'
import { expectUsable } from '../support/usable.ts'

/** Making shoes takes a processor as long as it has others to serve. */
test.describe.configure({ timeout: 120_000 })

const languages = {
  en: {
    address: '/shapediver',
    load: 'Load the 3D model',
    papers: { a4: 'A4', letter: 'US Letter', a3: 'A3' },
    print: /^Print \d sheets$/,
  },
  ja: {
    address: '/ja/shapediver',
    load: '3Dで回して見る',
    papers: { a4: 'A4', letter: 'USレター', a3: 'A3' },
    print: /^\d枚を印刷する$/,
  },
} as const

type Words = (typeof languages)[keyof typeof languages]

/** What Chromium writes when somebody presses the button, as a file. */
async function printedOn(page: Page, words: Words, paper: SolePaper): Promise<Buffer> {
  const soles = page.locator('.sole-print')
  await soles.getByRole('radio', { name: words.papers[paper] }).check()
  await soles.getByRole('button', { name: words.print }).click()
  return page.pdf({ preferCSSPageSize: true })
}

/** The outline of the sole on each sheet, in mm as the shop lays it. */
async function laidOutlines(page: Page) {
  const paths = await page.locator('.sole-outline').evaluateAll((all) => all.map((one) => one.getAttribute('d') ?? ''))
  return paths.map((path) =>
    [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  )
}

for (const [language, words] of Object.entries(languages))
  test(`the soles come out of Chromium in their own size, to 0.2 mm (${language})`, async ({ page, maySay }) => {
    maySay(/GPU stall due to ReadPixels/)
    // Without a printer nothing comes of it: what would be printed is asked for as a file.
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await openAlive(page, words.address)
    await page.getByRole('button', { name: words.load }).click()
    await expect(
      page.getByRole('img', { name: language === 'ja' ? /^左の靴の底/ : /^Sole of the left shoe/ }).first(),
    ).toBeVisible({ timeout: 60_000 })
    await expectUsable(page)
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
        const extents = lines.map(extentOf)
        expect(extents.some(({ x, y }) => x === 0 && Math.abs(y - checkLineMm) < 0.2)).toBe(true)
        const wanted = extentOf(outlines[k] ?? [])
        expect(wanted.y).toBeGreaterThan(200)
        expect(extents.some(({ x, y }) => Math.abs(x - wanted.x) < 0.2 && Math.abs(y - wanted.y) < 0.2)).toBe(true)
      }
    }
    // Nothing else of the page is on paper, and afterwards it prints as it did.
    expect(await page.evaluate(() => document.documentElement.dataset.prints)).toBeUndefined()
  })
