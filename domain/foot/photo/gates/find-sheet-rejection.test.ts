import { describe, expect, it } from 'vitest'
import { type FoundSheet, findSheetRejection, type SheetFacts } from './find-sheet-rejection.ts'

const clear: FoundSheet = {
  isByHand: false,
  mark: 1.8,
  looks: 1.8,
  support: [1, 1, 0.95],
  covered: [0.8, 0],
  coveredMiddle: 0.3,
  heelSupport: 0.2,
  tiltDeg: 4,
  share: 0.12,
  pxPerMm: 1.8,
  clipped: 0,
  toesInside: 0.1,
  heelInside: 0.1,
  isOtherPaper: false,
  endsElsewhere: false,
}

const photo = (change: Partial<SheetFacts>, sheet: Partial<FoundSheet> = {}): SheetFacts => ({
  brightest: 180,
  edgeWidthPx: 3,
  clippedShare: 0,
  sheet: { ...clear, ...sheet },
  ...change,
})

describe('A photo is refused for its light, its sharpness or its sheet', () => {
  it.each([
    ['dark', photo({ brightest: 59 }), photo({ brightest: 61 })],
    ['blurred', photo({ edgeWidthPx: 7.6 }), photo({ edgeWidthPx: 7.4 })],
    ['glare', photo({}, { clipped: 0.021 }), photo({}, { clipped: 0.019 })],
    ['no_paper', photo({}, { mark: 0.89, support: [1, 1, 1] }), photo({}, { mark: 0.91, support: [1, 1, 1] })],
    ['no_paper', photo({}, { support: [1, 0.49, 1], mark: 1.4 }), photo({}, { support: [1, 0.51, 1], mark: 1.4 })],
    ['no_paper', photo({}, { support: [1, 0.34, 1] }), photo({}, { support: [1, 0.36, 1] })],
    ['no_paper', photo({}, { support: [1, 0.4, 0.59] }), photo({}, { support: [1, 0.4, 0.61] })],
    ['no_paper', photo({}, { covered: [0.5, 0.26] }), photo({}, { covered: [0.5, 0.24] })],
    [
      'no_paper',
      photo({}, { covered: [0, 0], heelSupport: 0.49, mark: 1.6 }),
      photo({}, { covered: [0, 0], heelSupport: 0.51, mark: 1.6 }),
    ],
    [
      'no_paper',
      photo({}, { mark: 1.2, looks: 1.29, tiltDeg: 26 }),
      photo({}, { mark: 1.2, looks: 1.29, tiltDeg: 24 }),
    ],
    ['paper_cut_off', photo({}, { toesInside: -0.011 }), photo({}, { toesInside: -0.009 })],
    ['paper_cut_off', photo({}, { heelInside: -0.011 }), photo({}, { heelInside: -0.009 })],
    ['too_small', photo({}, { pxPerMm: 0.89 }), photo({}, { pxPerMm: 0.91 })],
    ['too_small', photo({}, { share: 0.035 }), photo({}, { share: 0.037 })],
    ['no_paper', photo({}, { share: 0.035, mark: 1.6 }), photo({}, { share: 0.037, mark: 1.6 })],
    ['no_paper', photo({}, { endsElsewhere: true }), photo({}, { endsElsewhere: false })],
    ['oblique', photo({}, { tiltDeg: 25.1 }), photo({}, { tiltDeg: 24.9 })],
    ['other_paper', photo({}, { isOtherPaper: true }), photo({}, { isOtherPaper: false })],
    ['weak_edge', photo({}, { support: [0.54, 0.54, 1] }), photo({}, { support: [0.54, 0.56, 1] })],
  ] as const)('as %s from its threshold on, and not before', (rejection, beyond, within) => {
    expect(findSheetRejection(beyond)).toBe(rejection)
    expect(findSheetRejection(within)).toBeUndefined()
  })

  it('says what is wrong with the whole photo before it says that there is no sheet', () => {
    expect(findSheetRejection(photo({ brightest: 30, sheet: undefined }))).toBe('dark')
    expect(findSheetRejection(photo({ edgeWidthPx: 12, sheet: undefined }))).toBe('blurred')
    expect(findSheetRejection(photo({ clippedShare: 0.02, sheet: undefined }))).toBe('glare')
    expect(findSheetRejection(photo({ sheet: undefined }))).toBe('no_paper')
  })

  it('takes a wholly bright sheet for a bright sheet, not for the reflection of a lamp', () => {
    expect(findSheetRejection(photo({}, { clipped: 0.6 }))).toBeUndefined()
  })

  it('says that the phone was tilted of a sheet that is seen askew, however little its mark, and its edges curled', () => {
    const aside = { tiltDeg: 45, mark: 0.8, looks: 1.4, support: [0.3, 0.6, 0.9] }
    expect(findSheetRejection(photo({}, aside))).toBe('oblique')
    expect(findSheetRejection(photo({}, { ...aside, support: [0.3, 0.4, 0.9] }))).toBe('no_paper')
    expect(findSheetRejection(photo({}, { ...aside, endsElsewhere: true }))).toBe('no_paper')
    expect(findSheetRejection(photo({}, { ...aside, covered: [0.1, 0] }))).toBe('no_paper')
    const within = { ...aside, covered: [0, 0], heelSupport: 0.6 } as const
    expect(findSheetRejection(photo({}, within))).toBe('oblique')
    expect(findSheetRejection(photo({}, { ...within, coveredMiddle: 0.02 }))).toBe('no_paper')
    expect(findSheetRejection(photo({}, { ...aside, toesInside: -0.02 }))).toBe('paper_cut_off')
  })

  it('holds tilt and smallness against a sheet whose corners were set by hand as well', () => {
    const byHand = { isByHand: true, mark: 0.1, looks: 0.1 }
    expect(findSheetRejection(photo({}, { ...byHand, pxPerMm: 0.89 }))).toBe('too_small')
    expect(findSheetRejection(photo({}, { ...byHand, share: 0.035 }))).toBe('too_small')
    expect(findSheetRejection(photo({}, { ...byHand, tiltDeg: 24.9 }))).toBeUndefined()
    expect(findSheetRejection(photo({}, { ...byHand, tiltDeg: 25.1 }))).toBe('oblique')
  })

  it('does not doubt a sheet whose corners were set by hand', () => {
    const weak = {
      mark: 0.1,
      support: [0.1, 0.1, 0.1],
      covered: [0.5, 0.5],
      toesInside: -1,
      isOtherPaper: true,
    } as const
    expect(findSheetRejection(photo({}, { ...weak, isByHand: true }))).toBeUndefined()
  })
})
