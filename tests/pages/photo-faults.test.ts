import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { photoFaults } from '#domain/foot/photo/question/photo-question.ts'
import { photoFaultTexts } from '#server/photos/photo-fault-texts.ts'
import { readCatalog } from '../../scripts/texts/read-catalog.ts'

test('the command and the pages give the same advice for a photo that cannot be measured', () => {
  const texts = readCatalog(readFileSync('src/features/foot-photo/texts/en.po', 'utf8')).map(({ source }) => source)
  expect(photoFaults.map((code) => photoFaultTexts[code]).filter((text) => !texts.includes(text))).toEqual([])
})
