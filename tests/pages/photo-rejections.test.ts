import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { photoRejections } from '#domain/foot/photo/question/photo-question.ts'
import { traceRejections } from '#domain/foot/trace/question/trace-question.ts'
import { photoRejectionTexts } from '#server/photos/photo-rejection-texts.ts'
import { traceRejectionTexts } from '#server/photos/trace-rejection-texts.ts'
import { readCatalog } from '../../scripts/texts/read-catalog.ts'

const readErrorTexts = (feature: string) =>
  readCatalog(readFileSync(`src/features/${feature}/texts/en.po`, 'utf8')).map(({ source }) => source)

test('the command and the pages give the same advice for a photo that cannot be measured', () => {
  const texts = readErrorTexts('foot-photo')
  expect(photoRejections.map((code) => photoRejectionTexts[code]).filter((text) => !texts.includes(text))).toEqual([])
})

test('the command and the pages give the same advice for a tracing that cannot be measured', () => {
  const texts = readErrorTexts('foot-trace')
  expect(traceRejections.map((code) => traceRejectionTexts[code]).filter((text) => !texts.includes(text))).toEqual([])
})
