import { expect, test } from 'vitest'
import { findTraceSheetRejection, type TracedSheet, type TraceSheetFacts } from './find-trace-sheet-rejection.ts'

const sheet: TracedSheet = {
  isByHand: false,
  mark: 1.3,
  support: [0.9, 0.9, 0.9, 0.9],
  tiltDeg: 5,
  pxPerMm: 3,
  clipped: 0,
  inside: 0.05,
  bentMm: 0.3,
  isAmbiguous: false,
}
const good: TraceSheetFacts = { brightest: 180, edgeWidthPx: 3, clippedShare: 0, isCut: false, sheet }

const photo = (facts: Partial<TraceSheetFacts>) => findTraceSheetRejection({ ...good, ...facts })
const lying = (facts: Partial<TracedSheet>) => findTraceSheetRejection({ ...good, sheet: { ...sheet, ...facts } })

test.each([
  ['dark', { brightest: 59 }, { brightest: 60 }],
  ['blurred', { edgeWidthPx: 7.6 }, { edgeWidthPx: 7.5 }],
  ['no_paper', { sheet: undefined, clippedShare: 0.03 }, {}],
  ['glare', { sheet: undefined, clippedShare: 0.031 }, {}],
] as const)('a photo is %s from its threshold on, and not before', (rejection, beyond, within) => {
  expect(photo(beyond)).toBe(rejection)
  expect(photo(within)).toBeUndefined()
})

test.each([
  ['oblique', { tiltDeg: 25.1 }, { tiltDeg: 25 }],
  ['no_paper', { mark: 0.74 }, { mark: 0.75 }],
  ['paper_bent', { support: [0.29, 0.9, 0.9, 0.9] }, { support: [0.3, 0.9, 0.9, 0.9] }],
  ['paper_bent', { support: [0.9, 0.5, 0.29, 0.9] }, { support: [0.9, 0.5, 0.3, 0.9] }],
  ['no_paper', { support: [0.4, 0.49, 0.9, 0.9] }, { support: [0.4, 0.5, 0.9, 0.9] }],
  ['glare', { clipped: 0.009 }, { clipped: 0.008 }],
  ['paper_cut_off', { inside: -0.011 }, { inside: -0.01 }],
  ['too_small', { pxPerMm: 0.89 }, { pxPerMm: 0.9 }],
  ['paper_bent', { bentMm: 2.6 }, { bentMm: 2.5 }],
  ['which_paper', { isAmbiguous: true }, { isAmbiguous: false }],
  ['which_paper', { isAmbiguous: true, mark: 1 }, {}],
  ['no_paper', { isAmbiguous: true, mark: 0.99 }, { mark: 0.99 }],
] as const)('a sheet is told as %s from its threshold on, and not before', (rejection, beyond, within) => {
  expect(lying(beyond)).toBe(rejection)
  expect(lying(within)).toBeUndefined()
})

test('where something like a sheet leaves the photo, a smaller or unlikely one within it is none', () => {
  expect(photo({ isCut: true, sheet: undefined })).toBe('paper_cut_off')
  expect(lying({ pxPerMm: 0.5 })).toBe('too_small')
  expect(photo({ isCut: true, sheet: { ...sheet, pxPerMm: 0.5 } })).toBe('paper_cut_off')
  expect(photo({ isCut: true })).toBeUndefined()
})

test('a photo without a sheet is not told to be blurred: a floor may have no clear edge', () => {
  expect(photo({ sheet: undefined, edgeWidthPx: 12 })).toBe('no_paper')
})

test('what is seen on two sides only, where something like a sheet leaves the photo, is that', () => {
  const hardly = { ...sheet, support: [0.1, 0.4, 0.9, 0.9] }
  expect(photo({ isCut: true, sheet: hardly })).toBe('paper_cut_off')
  expect(photo({ sheet: hardly })).toBe('no_paper')
})

test('corners that a hand set are believed, however little looks like a sheet', () => {
  expect(lying({ mark: 0.1, support: [0, 0, 0, 0], isByHand: true })).toBeUndefined()
})

test('a sheet that shines all over is a bright sheet, and no spot on one', () => {
  expect(lying({ clipped: 0.51 })).toBeUndefined()
})
