import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

/** Parses the cells of a table as a spreadsheet does. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

const anyRows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), { minLength: 1 })

test('every cell reads back as written, and none is a formula', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const cells = read(toCsv(rows))
      expect(cells.map((row) => row.map((text) => text.replace(/^'(?='*\s*[=+\-@\t\r])/, '')))).toEqual(rows)
      expect(cells.flat().filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([])
    }),
    { examples: [[[["'+"], [''], ["''=1"]]]] },
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")'])('%s is written as text', (text) => {
  expect(read(toCsv([[text]]))).toEqual([[`'${text}`]])
})
