import { describe, expect, it } from 'vitest'
import { isOtherPaper, otherEndMm } from './paper-ends.ts'

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
