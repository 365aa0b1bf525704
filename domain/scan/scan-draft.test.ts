import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { scannedSides } from '../../tests/support/builders/scanned-feet.ts'
import { asScanned } from './scan.ts'
import {
  type AcceptedFoot,
  hasNewerWork,
  mergedDraft,
  newScanDraft,
  readScanDraft,
  type ScanDraft,
  writeScanDraft,
} from './scan-draft.ts'
import { scanDraftKey } from './scan-draft-key.ts'

const accepted = (side: 'left' | 'right', at: string): AcceptedFoot => ({
  scanned: asScanned(scannedSides[side], 'trace', 'standing'),
  at,
  engine: '1',
})
const [early, newer] = ['2026-11-23T10:00:00Z', '2026-11-23T10:05:00Z']
const left = accepted('left', early)
const own: ScanDraft = { ...newScanDraft('p1'), usualMm: 250, way: 'trace', left, isUnderWay: true }

test('an accepted foot is read back for its own person only', () => {
  const text = writeScanDraft(own, 0)
  expect(readScanDraft(text, 'p1', 0)).toEqual(own)
  expect(readScanDraft(text, 'p2', 0)).toBeUndefined()
  expect(scanDraftKey('p1')).toBe('hadashi-draft-foot-scan-p1')
})

test('typed figures are read back as typed, each in its unit', () => {
  const typed = {
    left: { texts: {} },
    right: { texts: { lengthMm: { text: '25.', unit: 'cm' } }, toeForm: 'greek' },
    unit: 'in',
  } as const
  expect(readScanDraft(writeScanDraft({ ...own, typed }, 0), 'p1', 0)?.typed).toEqual(typed)
})

test('a draft is read back for 90 days and no longer', () => {
  const text = writeScanDraft(own, 0)
  expect(readScanDraft(text, 'p1', 90 * dayMs)).toEqual(own)
  expect(readScanDraft(text, 'p1', 90 * dayMs + 1)).toBeUndefined()
})

test.each([
  null,
  '',
  '{',
  '[]',
  writeScanDraft(own, 0).replace('"version":1', '"version":2'),
  // A right foot in the place of the left one.
  writeScanDraft({ ...own, left: accepted('right', early) }, 0),
  writeScanDraft({ ...own, left: { ...left, at: 'yesterday' } }, 0),
])('%s is not read as a draft', (text) => {
  expect(readScanDraft(text, 'p1', 0)).toBeUndefined()
})

test('another window has newer work with a missing foot, a later foot or a saved scan', () => {
  const other = newScanDraft('p1')
  expect(hasNewerWork(own, other)).toBe(false)
  expect(hasNewerWork(own, { ...other, left })).toBe(false)
  expect(hasNewerWork(own, { ...other, left: accepted('left', newer) })).toBe(true)
  expect(hasNewerWork({ ...own, left: accepted('left', newer) }, { ...other, left })).toBe(false)
  expect(hasNewerWork(own, { ...other, right: accepted('right', early) })).toBe(true)
  expect(hasNewerWork(own, { ...other, savedAs: 's1' })).toBe(true)
  expect(hasNewerWork({ ...own, savedAs: 's1' }, { ...other, savedAs: 's1' })).toBe(false)
})

test('merging a foot from another window asks again whether the feet differ', () => {
  const right = accepted('right', newer)
  const sure = { ...newScanDraft('p1'), right, doFeetDiffer: true }
  expect(mergedDraft(own, sure)).toEqual({ ...own, right, doFeetDiffer: false })
  expect(mergedDraft(newScanDraft('p1'), { ...sure, left })).toMatchObject({ left, right, doFeetDiffer: true })
})

test('merging two windows loses no foot and gives both the same feet', () => {
  const foot = (side: 'left' | 'right') =>
    fc.option(
      fc.constantFrom(early, newer).map((at) => accepted(side, at)),
      { nil: undefined },
    )
  const drafts = fc.record({ left: foot('left'), right: foot('right') }).map(
    (feet): ScanDraft => ({
      ...newScanDraft('p1'),
      ...(feet.left && { left: feet.left }),
      ...(feet.right && { right: feet.right }),
    }),
  )
  fc.assert(
    fc.property(drafts, drafts, (one, other) => {
      const [here, there] = [mergedDraft(one, other), mergedDraft(other, one)]
      expect([here.left, here.right]).toEqual([there.left, there.right])
      for (const side of ['left', 'right'] as const) if (one[side]) expect(here[side]).toBeDefined()
      expect(hasNewerWork(here, other)).toBe(false)
    }),
  )
})
