import { expect, test } from 'vitest'
import { rodLine } from '../../../../tests/support/traced/rod-line.ts'
import { sidesOfLines } from './sides-of-lines.ts'

const left = rodLine(4, { turnDeg: 20, x: 80, y: 20, side: 'left' })
const right = rodLine(4, { turnDeg: 190, x: 200, y: 270, side: 'right' })
const rod = { halfMm: [4, 4], spreadMm: 0.1, by: 'photo' } as const

test('a left and a right foot on one sheet are both taken, whichever lies first', () => {
  expect(sidesOfLines([left, right], rod, 'auto')?.taken).toEqual(['left', 'right'])
  expect(sidesOfLines([right, left], rod, 'left')?.taken).toEqual(['right', 'left'])
})

test('two left feet on one sheet are nobody’s', () => {
  expect(sidesOfLines([left, left], rod, 'auto')).toBeUndefined()
})

test('one foot is what it was said to be, and that it looks like the other is noted', () => {
  expect(sidesOfLines([left], rod, 'left')).toEqual({ taken: ['left'], isOther: false })
  expect(sidesOfLines([left], rod, 'right')).toEqual({ taken: ['right'], isOther: true })
  expect(sidesOfLines([left], rod, 'auto')).toEqual({ taken: ['left'], isOther: false })
})
