import { expect, test } from 'vitest'
import { fileFaults } from '#machines/foot-photo/foot-photo.types.ts'
import { likeThis } from './like-this.ts'

test.each([
  ['line_open', true, 'WayTrace'],
  ['pen_leaned', true, 'TraceUpright'],
  ['paper_cut_off', true, 'TracePhoto'],
  ['paper_cut_off', false, 'ScanCorners'],
  ['weak_edge', false, 'ScanCheck'],
  ['blurred', true, undefined],
  ['other_paper', false, undefined],
] as const)('%s is drawn as what helps against it', (fault, isTraced, drawing) => {
  expect(likeThis(fault, isTraced)?.name).toBe(drawing)
})

test.each(fileFaults)('a file that is no photo (%s) is not drawn', (fault) => {
  expect([likeThis(fault, true), likeThis(fault, false)]).toEqual([undefined, undefined])
})
