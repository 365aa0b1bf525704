import { describe, expect, it } from 'vitest'
import type { FootEnd, HandMarks, KnownPhoto } from './hand-marks.ts'
import { closedMarks } from './hand-marks.ts'
import { followMarks } from './numbers-by-hand.ts'
import { isEndUntold, moveEnd, tellEnd } from './point-at-end.ts'

/** A photo in which nothing was seen: heel and toe stand where those of a common foot may be. */
const known: KnownPhoto = {
  width: 1200,
  height: 1600,
  paper: 'a4',
  side: 'right',
  focal35Mm: 26,
  corners: undefined,
  outline: undefined,
  heelStands: undefined,
  isHeelProven: false,
}
const guess = followMarks(known, {}).places
const lengthPx = Math.hypot(guess.toe.x - guess.heel.x, guess.toe.y - guess.heel.y)
/** So far from where it may be, as a share of the foot's length. */
const moved = (end: FootEnd, share: number, hand: HandMarks = {}) =>
  moveEnd(known, hand, end, { x: guess[end].x, y: guess[end].y - share * lengthPx })

describe.each(['heel', 'toe'] as const)('An end that was not seen: %s', (end) => {
  it('is not pointed at by a nudge, but by moving it away', () => {
    expect(closedMarks(moved(end, 0.019))).toEqual({})
    expect(closedMarks(moved(end, 0.021))).toHaveProperty(end)
    expect([isEndUntold(known, moved(end, 0.019), end), isEndUntold(known, moved(end, 0.021), end)]).toEqual([
      true,
      false,
    ])
  })

  it('is not pointed at by as many nudges as one likes, while it stays where it stood', () => {
    const nudged = [0.005, 0.01, 0.015, 0.005].reduce((hand, share) => moved(end, share, hand), {})
    expect(isEndUntold(known, nudged, end)).toBe(true)
    expect(isEndUntold(known, moved(end, 0.03, nudged), end)).toBe(false)
  })

  it('is pointed at where somebody tells so, and stays so however it is moved then', () => {
    const told = tellEnd(moved(end, 0.01), end, guess[end])
    expect(told).toEqual({ [end]: guess[end] })
    expect(isEndUntold(known, moved(end, 0.005, told), end)).toBe(false)
  })
})

it('a heel that was proven and toes that were seen are corrected by a nudge', () => {
  const seen = { ...known, isHeelProven: true, outline: guess.outline }
  for (const end of ['heel', 'toe'] as const)
    expect(closedMarks(moveEnd(seen, {}, end, guess[end]))).toEqual({ [end]: guess[end] })
})

it('what else was only begun stays so when an end is told', () => {
  const hand = tellEnd({ open: { heel: [0], ball: [1] }, ball: guess.ball }, 'heel', guess.heel)
  expect(hand.open).toEqual({ ball: [1] })
})
