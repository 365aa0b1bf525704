import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitPaper, plotFolder, writtenPaper } from './paper.ts'
import { fitPlots } from './plots.ts'

const paper = readFileSync(fitPaper, 'utf8')

test('docs/fit.md has the current numbers: otherwise npm run docs:fit writes them', () => {
  expect(writtenPaper(paper)).toBe(paper)
})

test('docs/fit.md shows every current picture, and no other picture exists', () => {
  const plots = fitPlots()
  expect(readdirSync(plotFolder).toSorted()).toEqual(Object.keys(plots).toSorted())
  for (const [name, svg] of Object.entries(plots)) {
    expect(readFileSync(`${plotFolder}/${name}`, 'utf8'), name).toBe(svg)
    expect(paper).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(fit/${name}\\)`))
  }
})

test('every picture describes itself in words and supports light and dark mode', () => {
  for (const [name, svg] of Object.entries(fitPlots())) {
    expect(svg, name).toMatch(/<title id="t">[^<]{10,}<\/title>\n<desc id="d">[^<]{40,}<\/desc>/)
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('rejects a document without one of its marks', () => {
  expect(() => writtenPaper(paper.replace('<!-- feels -->', ''))).toThrow('feels')
})
