import { describe, expect, it } from 'vitest'
import { endsElsewhere } from '../sheet/paper-ends.ts'
import { isOtherPaper, otherEndMm } from './other-paper.ts'

describe('A sheet is of another size than was said', () => {
  it('when it ends at the heel where the other one would, and nowhere at its own end', () => {
    expect(otherEndMm('a4')).toBeCloseTo(25.2, 1)
    expect(otherEndMm('letter')).toBeCloseTo(-25.9, 1)
    expect(isOtherPaper([24], 'a4')).toBe(true)
    expect(isOtherPaper([-25], 'letter')).toBe(true)
    expect(isOtherPaper([24, 1], 'a4')).toBe(false)
  })

  it('when its paper goes on far beyond its own end', () => {
    expect(isOtherPaper([-12], 'letter')).toBe(true)
    expect(isOtherPaper([-10], 'letter')).toBe(false)
  })

  it('never where a leg hides both ends, or where paper ends at a leg', () => {
    expect(isOtherPaper([], 'a4')).toBe(false)
    expect(isOtherPaper([60], 'a4')).toBe(false)
    expect(isOtherPaper([31], 'a4')).toBe(false)
  })
})

describe('What lies there is something of the floor', () => {
  const field = [87, 87, 86, 88, 120]

  it('when it ends straight across where no sheet would', () => {
    expect(endsElsewhere({ beside: [86, 88], between: field }, 0.5)).toBe(true)
    expect(endsElsewhere({ beside: [86, 95], between: field }, 0.5)).toBe(false)
    expect(endsElsewhere({ beside: [86, 88], between: [87, 150, 170, 160, 87] }, 0.5)).toBe(false)
    expect(endsElsewhere({ beside: [25, 26], between: field }, 0.5)).toBe(false)
    expect(endsElsewhere({ beside: [0, 1], between: field }, 0.5)).toBe(false)
  })

  it('when it goes on behind the heel, though its other edges are clear', () => {
    expect(endsElsewhere({ beside: [-45, -45], between: field }, 0.3)).toBe(true)
    expect(endsElsewhere({ beside: [-45, -45], between: field }, 0.05)).toBe(false)
    expect(endsElsewhere({ beside: [-45, 2], between: field }, 0.3)).toBe(false)
  })

  it('never where a leg hides one of its ends', () => {
    expect(endsElsewhere({ beside: [86], between: field }, 0.5)).toBe(false)
    expect(endsElsewhere({ beside: [], between: field }, 0.5)).toBe(false)
  })
})
