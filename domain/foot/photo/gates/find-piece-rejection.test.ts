import { describe, expect, it } from 'vitest'
import { findPieceRejection, type PieceFacts } from './find-piece-rejection.ts'

const foot: PieceFacts = { apart: 6, reach: 0.85, breadth: 0.4, second: 0.01, alongEdgesMm: 0 }

describe('What stands on the sheet is refused before it is measured', () => {
  it.each([
    ['light_sock', { apart: 1.2 }, { apart: 1.4 }],
    ['light_sock', { reach: 0.44 }, { reach: 0.46 }],
    ['two_feet', { second: 0.36 }, { second: 0.34 }],
    ['two_feet', { breadth: 0.61 }, { breadth: 0.59 }],
  ] as const)('as %s from its threshold on, and not before', (rejection, beyond, within) => {
    expect(findPieceRejection({ ...foot, ...beyond })).toBe(rejection)
    expect(findPieceRejection({ ...foot, ...within })).toBeUndefined()
  })

  it('takes a leg over a foot that is not seen for a light sock, however broad the leg is', () => {
    expect(findPieceRejection({ ...foot, reach: 0.3, breadth: 1.2 })).toBe('light_sock')
  })
})
