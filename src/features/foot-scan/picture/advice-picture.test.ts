import { expect, test } from 'vitest'
import { fileRejections } from '#machines/foot-photo/foot-photo.types.ts'
import { chooseAdvicePicture } from './advice-picture.ts'

test.each([
  ['line_open', true, 'MethodTraceDrawing'],
  ['pen_leaned', true, 'TraceUpright'],
  ['paper_cut_off', true, 'TracePhoto'],
  ['paper_cut_off', false, 'ScanCorners'],
  ['weak_edge', false, 'ScanCheck'],
  ['blurred', true, undefined],
  ['other_paper', false, undefined],
] as const)('shows the drawing of what helps against %s', (rejection, isTraced, drawing) => {
  expect(chooseAdvicePicture(rejection, isTraced)?.name).toBe(drawing)
})

test.each(fileRejections)('shows no drawing for a file that is no photo (%s)', (rejection) => {
  expect([chooseAdvicePicture(rejection, true), chooseAdvicePicture(rejection, false)]).toEqual([undefined, undefined])
})
