import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { photoFaults } from '#domain/foot/photo/question/photo-question.ts'
import { traceFaults } from '#domain/foot/trace/question/trace-question.ts'
import { photoFaultTexts } from '#server/photos/photo-fault-texts.ts'
import { traceFaultTexts } from '#server/photos/trace-fault-texts.ts'
import { readCatalog } from '../../scripts/texts/read-catalog.ts'

const textsOf = (feature: string) =>
  readCatalog(readFileSync(`src/features/${feature}/texts/en.po`, 'utf8')).map(({ source }) => source)

test('the command and the pages give the same advice for a photo that cannot be measured', () => {
  const texts = textsOf('foot-photo')
  expect(photoFaults.map((code) => photoFaultTexts[code]).filter((text) => !texts.includes(text))).toEqual([])
})

test('… and for a tracing', () => {
  const texts = textsOf('foot-trace')
  expect(traceFaults.map((code) => traceFaultTexts[code]).filter((text) => !texts.includes(text))).toEqual([])
})
