import { describe, expect, it } from 'vitest'
import { guidePapers } from '#domain/content/guide-sheets.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { settings } from '#domain/settings.ts'
import { checkMm, guideSheet, guideSheetFile } from './guide-sheet.ts'

const sheets = guidePapers.flatMap((paper) =>
  settings.languages.available.map((language) => [paper, language] as const),
)

describe.each(sheets)('The printable %s sheet, in %s', (paper, language) => {
  const file = guideSheetFile(paper, language).toString('latin1')
  const { marks } = guideSheet(paper, language)
  const { widthMm, heightMm } = papers[paper]

  it('has the size of its paper, and asks to be printed at its actual size', () => {
    const [, wide, high] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? []
    expect([Number(wide), Number(high)].map((points) => (points / 72) * 25.4)).toEqual([
      expect.closeTo(widthMm, 3),
      expect.closeTo(heightMm, 3),
    ])
    expect(file).toContain('/PrintScaling /None')
  })

  it('has a check line of exactly 100 mm and states its length', () => {
    const lengths = marks.flatMap((mark) =>
      mark.kind === 'line' ? [Math.hypot(mark.to[0] - mark.from[0], mark.to[1] - mark.from[1])] : [],
    )
    expect(Math.max(...lengths)).toBe(checkMm)
    // This scale alone converts the mm of the drawing to points of 1/72 inch.
    expect(Number(/^([\d.]+) 0 0 [\d.]+ 0 0 cm$/m.exec(file)?.[1]) * checkMm).toBeCloseTo((checkMm / 25.4) * 72, 2)
    expect(file).toMatch(/^(\d+(?:\.\d+)?) 12 m \1 112 l S$/m)
    expect(marks.some((mark) => mark.kind === 'text' && mark.text.includes(`${checkMm} mm`))).toBe(true)
  })

  it('keeps everything within the printable area, and its text apart from foot and pen', () => {
    const places = marks.flatMap((mark) => {
      if (mark.kind === 'line') return [mark.from, mark.to]
      if (mark.kind === 'text') return [mark.at, [mark.at[0] + textWide(mark.text), mark.at[1]] as const]
      return [mark.start, ...mark.curves.map(([, , , , x, y]) => [x, y] as const)]
    })
    for (const [x, y] of places) {
      expect(x).toBeGreaterThanOrEqual(10)
      expect(x).toBeLessThanOrEqual(widthMm - 5)
      expect(y).toBeGreaterThanOrEqual(10)
      expect(y).toBeLessThanOrEqual(heightMm - 10)
    }
    const lines = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.at[1]] : [])).toSorted((one, two) => one - two)
    for (const [k, y] of lines.entries()) if (k > 0) expect(y - (lines[k - 1] ?? 0)).toBeGreaterThanOrEqual(5)
  })

  it('is a PDF whose objects start at the offsets that it states', () => {
    const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? []
    const [, ...rows] = file.slice(Number(start)).matchAll(/^(\d{10}) \d{5} [fn] $/gm)
    expect(rows.length).toBeGreaterThan(5)
    for (const [k, [, offset]] of rows.entries())
      expect(file.slice(Number(offset))).toMatch(new RegExp(`^${k + 1} 0 obj\n`))
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? []
    expect(stream?.length).toBe(Number(length))
  })
})

/** An upper limit: kanji are as wide as they are high, Latin letters half of that. */
const textWide = (text: string) =>
  3.4 * Array.from(text).reduce((wide, sign) => wide + (sign > '\u2000' && sign !== '’' ? 1 : 0.56), 0)
