import { expect, test } from 'vitest'
import { smoothPlanes } from '../../photo/picture/picture.ts'
import { evenPieces } from './even-pieces.ts'

const [width, height] = [160, 120]
const floor = 90

/** Something even that leans a little, on a floor with a pattern or an even one. */
function seen(left: number, right: number, { pattern = 40, light = 220 } = {}) {
  const plane = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const across = x - 0.1 * y
    const isOn = across > left && across < right && y > 20 && y < 100
    return isOn ? light : floor + (((x >> 2) + (y >> 2)) % 2) * pattern
  })
  const picture = { width, height, red: plane, green: plane, blue: plane }
  return evenPieces(picture, smoothPlanes(picture))
}

test('an even piece within the photo has four straight sides', () => {
  const { lines, isCut } = seen(30, 110)
  expect(lines).toHaveLength(4)
  expect(isCut).toBe(false)
})

test('one that goes on beyond the photo is told as cut off, also where it fills most of it', () => {
  for (const left of [20, 90]) expect(seen(left, 400)).toEqual({ lines: [], isCut: true })
})

test('a floor is not told as cut off, nor is what is no brighter than the rest', () => {
  expect(seen(900, 990, { pattern: 0 }).isCut).toBe(false)
  expect(seen(30, 110, { pattern: 0 }).isCut).toBe(false)
  expect(seen(90, 400, { light: 60 }).isCut).toBe(false)
})
