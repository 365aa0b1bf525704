import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inTwo } from '#src/features/foot-photo/in-two.ts'
import { photoFaultTexts } from '#src/features/foot-photo/photo-fault-texts.ts'
import { traceFaultTexts } from '#src/features/foot-trace/trace-fault-texts.ts'
import { readCatalog } from '../../scripts/texts/read-catalog.ts'

const english = [...Object.values(photoFaultTexts), ...Object.values(traceFaultTexts)].map(
  ({ message }) => message ?? '',
)
const written = ['foot-photo', 'foot-trace'].flatMap((feature) =>
  readCatalog(readFileSync(`src/features/${feature}/texts/ja.po`, 'utf8')),
)
const japanese = written.filter(({ source }) => english.includes(source)).map(({ text }) => text)

test.each([
  ['en', english, 72],
  ['ja', japanese, 30],
] as const)('%s: what is refused fits a heading, and is followed by what to change', (_, texts, mostSigns) => {
  expect(texts.length).toBeGreaterThan(20)
  const split = texts.map((text) => inTwo(text))
  expect(split.filter(([what]) => what.length > mostSigns)).toEqual([])
  expect(split.filter(([, change]) => !/[.。]$/.test(change))).toEqual([])
})

test('a size in a sentence does not end it', () => {
  expect(inTwo('The sheet is 29.7 cm long. Use A4.')).toEqual(['The sheet is 29.7 cm long', 'Use A4.'])
})
