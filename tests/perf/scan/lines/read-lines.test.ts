import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type LineLabel, readLines } from './read-lines.ts'

const photo = {
  file: 'one.jpg',
  sha256: 'a'.repeat(64),
  repository: 'who/what',
  path: 'images/one.jpg',
  shows: 'drawing',
  paper: 'a4',
  ratio: null,
  corners: [
    [100, 103],
    [310, 103],
    [310, 400],
    [100, 400],
  ],
  isWhole: true,
  line: [
    [150, 200],
    [200, 200],
    [250, 250],
  ],
  isClosed: false,
  sheetCodes: [],
  lineCodes: ['line_open'],
}
const repositories = { 'who/what': { commit: 'b'.repeat(40), licence: null } }
const file = (...photos: object[]) => JSON.stringify({ source: 'A folder of ours', notes: '', repositories, photos })

test('reads labels of lines on sheets', () => {
  expect(readLines(file(photo))).toEqual([photo])
})

test.each([
  ['a paper is unknown', { paper: 'a5' }, 'paper'],
  ['a code is unknown', { sheetCodes: ['too_ugly'] }, 'sheetCodes'],
  ['a word is misspelt', { cornres: null }, 'cornres'],
  ['a photo lies elsewhere', { file: '../one.jpg' }, 'file'],
  [
    'a sheet has a shape and no corners',
    { corners: null, isWhole: false, line: [] },
    'one.jpg: a sheet and its corners',
  ],
  ['another sheet has no shape', { paper: 'other' }, 'one.jpg: the shape of another sheet'],
  ['a known sheet has a shape', { ratio: 1.4 }, 'one.jpg: the shape of another sheet'],
  ['a line lies outside any sheet', { corners: null, paper: null, isWhole: false }, 'one.jpg: a line on no sheet'],
  ['a whole sheet has no corners', { corners: null, paper: null, line: [] }, 'one.jpg: whole, and without'],
  ['a line has two points', { line: [photo.line[0], photo.line[1]] }, 'one.jpg: 3 to 8 places'],
  ['a line has nine points', { line: Array.from({ length: 9 }, () => [1, 2]) }, 'one.jpg: 3 to 8 places'],
  [
    'there is neither a line nor a rejection code',
    { corners: null, paper: null, isWhole: false, line: [] },
    'one.jpg: neither a sheet to find nor',
  ],
  ['a drawing of no foot may be answered', { lineCodes: [] }, 'one.jpg: no foot, and no code'],
  ['the repository of a photo is unknown', { repository: 'who/else' }, 'one.jpg: nobody knows'],
])('labels of lines are rejected when %s', (_what, invalid, said) => {
  expect(() => readLines(file({ ...photo, ...invalid }))).toThrow(said)
})

test('labels of lines are rejected when a photo is labelled twice', () => {
  expect(() => readLines(file(photo, photo))).toThrow('one.jpg: labelled twice')
})

/** The direction of turn at each corner of the sheet: all are the same for a convex shape. */
function turns(corners: NonNullable<LineLabel['corners']>): number[] {
  const [a, b, c, d] = corners
  const rounds = [
    [d, a, b],
    [a, b, c],
    [b, c, d],
    [c, d, a],
  ] as const
  return rounds.map(([from, at, to]) =>
    Math.sign((at[0] - from[0]) * (to[1] - at[1]) - (at[1] - from[1]) * (to[0] - at[0])),
  )
}
/** Whether a point lies inside corners that are in clockwise order on a screen. */
const isWithin = (corners: NonNullable<LineLabel['corners']>, [px, py]: readonly [number, number]) =>
  corners.every(([x, y], nth) => {
    const [toX, toY] = corners[(nth + 1) % 4] ?? [x, y]
    return (toX - x) * (py - y) - (toY - y) * (px - x) > 0
  })

test.each([
  ['drawn-lines', 62],
  ['drawn-lines-held-back', 28],
])('in the labelled real photos of %s each sheet is convex, and each line lies on it', async (name, count) => {
  const labels = readLines(await readFile(`tests/perf/scan/real-labels/${name}.json`, 'utf8'))
  expect(new Set(labels.map(({ sha256 }) => sha256)).size).toBe(count)
  for (const { file: photoFile, corners, line } of labels) {
    if (!corners) continue
    expect(turns(corners), photoFile).toEqual([1, 1, 1, 1])
    expect(
      line.every((place) => isWithin(corners, place)),
      photoFile,
    ).toBe(true)
  }
})

test('no photo is in both the tuning set and the held-back set', async () => {
  const sumsIn = async (name: string) =>
    readLines(await readFile(`tests/perf/scan/real-labels/${name}.json`, 'utf8')).map(({ sha256 }) => sha256)
  const heldOut = new Set(await sumsIn('drawn-lines-held-back'))
  expect((await sumsIn('drawn-lines')).filter((sum) => heldOut.has(sum))).toEqual([])
})
