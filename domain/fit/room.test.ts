import { expect, test } from 'vitest'
import { shoeSettings } from '../shoe-settings.ts'
import { getRoomForFeel, type Room, roomFigures } from './room.ts'

const feels = ['close', 'natural', 'roomy'] as const

test.each(feels)('a shoe with the feel %s has the room of its feel in every figure', (feel) => {
  const { toeMm, widthMm, heelMm, girthMm, instepMm } = shoeSettings.feels[feel]
  expect(getRoomForFeel(feel)).toEqual({
    lengthMm: toeMm,
    ballWidthMm: widthMm,
    ballGirthMm: girthMm,
    instepHeightMm: instepMm,
    heelWidthMm: heelMm,
  })
})

test('a roomier feel is never narrower, and no shoe is smaller than its foot', () => {
  const rooms = feels.map((feel) => getRoomForFeel(feel))
  rooms.forEach((room, index) => {
    const narrower: Partial<Room> = rooms[index - 1] ?? {}
    for (const figure of roomFigures) expect(room[figure], figure).toBeGreaterThan(narrower[figure] ?? 0)
  })
})

test('an adjustment changes its own figure only', () => {
  const natural = getRoomForFeel('natural')
  expect(getRoomForFeel('natural', { ballGirthMm: 3, heelWidthMm: -1 })).toEqual({
    ...natural,
    ballGirthMm: natural.ballGirthMm + 3,
    heelWidthMm: natural.heelWidthMm - 1,
  })
})
