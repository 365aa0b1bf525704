import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { labelLengthMm } from './label-length.ts'
import { readLabels } from './read-labels.ts'

const photo = {
  file: 'one.jpeg',
  sha256: 'a'.repeat(64),
  paper: 'a4',
  corners: [
    [310, 400],
    [100, 400],
    [100, 103],
    [310, 103],
  ],
  heel: [200, 390],
  toe: [200, 140],
  side: 'left',
  sigmaMm: 2.5,
  isHeelSeen: true,
  isAnswerable: true,
  codes: [],
}
const file = (...photos: object[]) => JSON.stringify({ source: 'A folder of ours', notes: '', photos })

test('reads labels, and derives the length of a sheet seen from straight above from its pixels', () => {
  const [label] = readLabels(file(photo))
  expect(label).toEqual(photo)
  expect(label && labelLengthMm(label)).toBeCloseTo(250, 6)
})

test('a length that the photo does not show comes from other photos of the same foot', () => {
  const [label] = readLabels(
    file({ ...photo, heel: null, lengthMm: 248, isAnswerable: false, codes: ['heel_not_proven'] }),
  )
  expect(label && labelLengthMm(label)).toBe(248)
})

test.each([
  ['a paper is unknown', { paper: 'a5' }, 'paper'],
  ['a code is unknown', { codes: ['too_ugly'] }, 'codes'],
  ['a word is misspelt', { heal: [1, 2] }, 'heal'],
  ['a photo lies elsewhere', { file: '../one.jpeg' }, 'file'],
  ['heel and toe stand on no sheet', { corners: null }, 'one.jpeg: heel or toe without'],
  ['a length is given twice', { lengthMm: 250 }, 'one.jpeg: two lengths'],
  ['a length has no uncertainty', { sigmaMm: null }, 'one.jpeg: a length and how unsure'],
  [
    'a person could answer without a heel',
    { heel: null, sigmaMm: null },
    'one.jpeg: answerable without corners, heel and toe',
  ],
  ['a photo is neither answerable nor has a code', { isAnswerable: false }, 'one.jpeg: neither answerable'],
])('labels are rejected when %s', (_what, invalid, said) => {
  expect(() => readLabels(file({ ...photo, ...invalid }))).toThrow(said)
})

test('labels are rejected when a photo is labelled twice, or when the source of the photos is missing', () => {
  expect(() => readLabels(file(photo, photo))).toThrow('one.jpeg: labelled twice')
  expect(() => readLabels(JSON.stringify({ notes: '', photos: [photo] }))).toThrow('source')
})

test.each([
  ['foot-detection', 40],
  ['foot-detection-at-random', 9],
])('the labels of %s in the repository are readable, and each length is that of a foot', async (name, count) => {
  const labels = readLabels(await readFile(`tests/perf/scan/real-labels/${name}.json`, 'utf8'))
  expect(labels).toHaveLength(count)
  for (const label of labels) {
    const lengthMm = labelLengthMm(label)
    expect(lengthMm === undefined || (lengthMm > 110 && lengthMm < 330), label.file).toBe(true)
  }
})
