import { expect, test } from 'vitest'
import { shoeSettings } from '../shoe-settings.ts'
import { allowanceOf } from './allowance.ts'

const feels = ['close', 'natural', 'roomy'] as const

test.each(feels)('a shoe with the feel %s has the room of its feel at every place where it is measured', (feel) => {
  const { toeMm, widthMm, heelMm, girthMm, instepMm } = shoeSettings.feels[feel]
  expect(allowanceOf(feel)).toEqual({
    lengthMm: toeMm,
    ballWidthMm: widthMm,
    footBreadthMm: widthMm,
    heelWidthMm: heelMm,
    ballGirthMm: girthMm,
    instepHeightMm: instepMm,
  })
})

test('a roomier feel is nowhere narrower, and no shoe is smaller than its foot', () => {
  const rooms = feels.map((feel) => Object.values(allowanceOf(feel)))
  rooms.forEach((room, place) => {
    const narrower = rooms[place - 1] ?? room.map(() => 0)
    expect(room.every((mm, at) => mm > (narrower[at] ?? 0))).toBe(true)
  })
})
