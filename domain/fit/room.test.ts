import { expect, test } from 'vitest'
import { shoeSettings } from '../shoe-settings.ts'
import { type Room, roomFigures, roomOf } from './room.ts'

const feels = ['close', 'natural', 'roomy'] as const

test.each(feels)('a shoe with the feel %s has the room of its feel at every place where it is measured', (feel) => {
  const { toeMm, widthMm, heelMm, girthMm, instepMm } = shoeSettings.feels[feel]
  expect(roomOf(feel)).toEqual({
    lengthMm: toeMm,
    ballWidthMm: widthMm,
    ballGirthMm: girthMm,
    instepHeightMm: instepMm,
    heelWidthMm: heelMm,
  })
})

test('a roomier feel is nowhere narrower, and no shoe is smaller than its foot', () => {
  const rooms = feels.map((feel) => roomOf(feel))
  rooms.forEach((room, place) => {
    const narrower: Partial<Room> = rooms[place - 1] ?? {}
    for (const figure of roomFigures) expect(room[figure], figure).toBeGreaterThan(narrower[figure] ?? 0)
  })
})

test('what is made otherwise counts at its place alone', () => {
  const natural = roomOf('natural')
  expect(roomOf('natural', { ballGirthMm: 3, heelWidthMm: -1 })).toEqual({
    ...natural,
    ballGirthMm: natural.ballGirthMm + 3,
    heelWidthMm: natural.heelWidthMm - 1,
  })
})
