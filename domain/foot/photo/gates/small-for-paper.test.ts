import { expect, test } from 'vitest'
import { papers } from '../paper/papers.ts'
import { isSmallForPaper } from './small-for-paper.ts'

/** How large a foot on A3 comes out that is said to be A4. */
const asOnA4 = (lengthMm: number) => (lengthMm * papers.a4.heightMm) / papers.a3.heightMm

test('the feet of most people on a sheet of A3 that is said to be A4 come out too small to be likely', () => {
  for (const lengthMm of [240, 250, 260, 290]) expect(isSmallForPaper(asOnA4(lengthMm), 'a4')).toBe(true)
})

test('nothing is asked of feet as grown-up people have them', () => {
  for (const lengthMm of [209, 225, 260, 300]) expect(isSmallForPaper(lengthMm, 'a4')).toBe(false)
})

test('a small foot speaks against no sheet that has no larger one of its form', () => {
  for (const paper of ['a3', 'letter', 'tabloid'] as const) expect(isSmallForPaper(190, paper)).toBe(false)
})
