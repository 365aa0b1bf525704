import { expect, test } from 'vitest'
import { isFloorPiece } from './see-paper.ts'

test('what hardly looks like a sheet seen askew is of the floor where a sheet is seen to go on beyond the photo', () => {
  const faint = { laid: { mark: 0.2 }, rejection: 'oblique' } as const
  expect(isFloorPiece(faint, () => true)).toBe(true)
  expect(isFloorPiece(faint, () => false)).toBe(false)
  expect(isFloorPiece({ ...faint, rejection: 'paper_cut_off' }, () => true)).toBe(false)
})

test('what looks like a sheet seen askew is one, and where else a sheet might be is not asked', () => {
  const clear = { laid: { mark: 1.2 }, rejection: 'oblique' } as const
  expect(
    isFloorPiece(clear, () => {
      throw new Error('asked')
    }),
  ).toBe(false)
})
