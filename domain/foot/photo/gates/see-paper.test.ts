import { expect, test } from 'vitest'
import { isOfFloor } from './see-paper.ts'

test('what hardly looks like a sheet seen askew is of the floor where a sheet is seen to go on beyond the photo', () => {
  const faint = { laid: { mark: 0.2 }, fault: 'oblique' } as const
  expect(isOfFloor(faint, () => true)).toBe(true)
  expect(isOfFloor(faint, () => false)).toBe(false)
  expect(isOfFloor({ ...faint, fault: 'paper_cut_off' }, () => true)).toBe(false)
})

test('what looks like a sheet seen askew is one, and where else a sheet might be is not asked', () => {
  const clear = { laid: { mark: 1.2 }, fault: 'oblique' } as const
  expect(
    isOfFloor(clear, () => {
      throw new Error('asked')
    }),
  ).toBe(false)
})
