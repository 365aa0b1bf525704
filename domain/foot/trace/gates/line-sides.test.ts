import { expect, test } from 'vitest'
import { rodLine } from '../../../../tests/support/builders/traced/rod-line.ts'
import { assignLineSides } from './line-sides.ts'

const left = rodLine(4, { turnDeg: 20, x: 80, y: 20, side: 'left' })
const right = rodLine(4, { turnDeg: 190, x: 200, y: 270, side: 'right' })
const rod = { halfMm: [4, 4], spreadMm: 0.1, by: 'photo' } as const

const nothing = { ...left, points: left.points.slice(0, 3) }
const taken = (...given: Parameters<typeof assignLineSides>) => {
  const sides = assignLineSides(...given)
  return sides.ok ? sides.value : sides.code
}

test('a left and a right foot on one sheet are both taken, whichever lies first', () => {
  expect(taken([left, right], rod, 'auto')).toEqual({ likely: [['left'], ['right']], isOther: false })
  expect(taken([right, left], rod, 'left')).toEqual({ likely: [['right'], ['left']], isOther: false })
})

test('two left feet on one sheet are nobody’s', () => {
  expect(taken([left, left], rod, 'auto')).toBe('two_alike')
})

test('one foot is what it was said to be; that it looks like the other is noted, and which comes next', () => {
  expect(taken([left], rod, 'left')).toEqual({ likely: [['left']], isOther: false })
  expect(taken([left], rod, 'right')).toEqual({ likely: [['right', 'left']], isOther: true })
  expect(taken([left], rod, 'auto')).toEqual({ likely: [['left']], isOther: false })
})

test('what has no side is no foot, and never a left one because nothing was said', () => {
  expect(taken([nothing], rod, 'auto')).toBe('implausible')
  expect(taken([nothing, left], rod, 'auto')).toBe('implausible')
  expect(taken([nothing], rod, 'right')).toEqual({ likely: [['right']], isOther: false })
})
