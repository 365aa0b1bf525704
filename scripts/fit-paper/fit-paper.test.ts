import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitPaper, plotFolder, writtenPaper } from './paper.ts'
import { fitPlots } from './plots.ts'

const paper = readFileSync(fitPaper, 'utf8')

test('docs/fit.md has the numbers of today: otherwise npm run docs:fit writes them', () => {
  expect(writtenPaper(paper)).toBe(paper)
})

test('the pictures of docs/fit.md are those of today, each is shown, and no other is kept', () => {
  const plots = fitPlots()
  expect(readdirSync(plotFolder).toSorted()).toEqual(Object.keys(plots).toSorted())
  for (const [name, svg] of Object.entries(plots)) {
    expect(readFileSync(`${plotFolder}/${name}`, 'utf8'), name).toBe(svg)
    expect(paper).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(fit/${name}\\)`))
  }
})

test('every picture says in words what it shows, and is drawn for day and night', () => {
  for (const [name, svg] of Object.entries(fitPlots())) {
    expect(svg, name).toMatch(/<title id="t">[^<]{10,}<\/title>\n<desc id="d">[^<]{40,}<\/desc>/)
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('a paper that has lost a mark is not written as if all were well', () => {
  expect(() => writtenPaper(paper.replace('<!-- feels -->', ''))).toThrow('feels')
})
