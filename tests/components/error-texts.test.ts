import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { photoRejectionTexts } from '#src/features/foot-photo/photo-rejection-texts.ts'
import { splitSentences } from '#src/features/foot-photo/split-sentences.ts'
import { traceRejectionTexts } from '#src/features/foot-trace/trace-rejection-texts.ts'
import { readCatalog } from '../../scripts/texts/read-catalog.ts'

const english = [...Object.values(photoRejectionTexts), ...Object.values(traceRejectionTexts)].map(
  ({ message }) => message ?? '',
)
const written = ['foot-photo', 'foot-trace'].flatMap((feature) =>
  readCatalog(readFileSync(`src/features/${feature}/texts/ja.po`, 'utf8')),
)
const japanese = written.filter(({ source }) => english.includes(source)).map(({ text }) => text)

test.each([
  ['en', english, 72],
  ['ja', japanese, 30],
] as const)('%s: splits an error into a heading that fits and the advice to follow', (_, texts, maxSigns) => {
  expect(texts.length).toBeGreaterThan(20)
  const split = texts.map((text) => splitSentences(text))
  expect(split.filter(([what]) => what.length > maxSigns)).toEqual([])
  expect(split.filter(([, change]) => !/[.。]$/.test(change))).toEqual([])
})

test('does not end a sentence at a decimal point', () => {
  expect(splitSentences('The sheet is 29.7 cm long. Use A4.')).toEqual(['The sheet is 29.7 cm long', 'Use A4.'])
})
