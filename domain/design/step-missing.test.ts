import { expect, test } from 'vitest'
import { feetBy, someDesign } from '../../tests/support/builders/some-design.ts'
import { type Design, newDesign } from './design.ts'
import { stepMissing } from './step-missing.ts'

const feet = feetBy('s1')

test.each<[string, Design, string]>([
  ['feet', someDesign({ colour: 'green' }), '/tabi-gen-01/scan'],
  ['a look', { ...newDesign('a'), feet }, '/tabi-gen-01/style'],
  ['nothing', { ...newDesign('a'), feet, colour: 'green' }, '/tabi-gen-01/summary'],
  ['nothing but a colour', { ...newDesign('a'), feet, soleText: 'ANN' }, '/tabi-gen-01/summary'],
])('a design missing %s continues at its step', (_, design, step) => {
  expect(stepMissing(design)).toBe(step)
})
