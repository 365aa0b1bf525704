import { inTurn } from '#domain/foot/photo/camera/camera-over-corners.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'
import { flatten } from './flatten-sheet.ts'
import type { MeasuredTrace } from './measure-files.ts'
import type { Photo } from './read-photo.ts'
import { cornerMarks, openStages, plan, pxPerMm, ring, toSharp } from './stage-pictures.ts'

/**
 * Writes an image of every detection stage of a tracing into a folder: the photo, the sheet, the rectified sheet, line
 * and pen, and each foot's outline in mm.
 */
export async function drawTraced(folder: string, file: string, { pixels }: Photo, measured: MeasuredTrace) {
  const { scale, write, over } = await openStages(folder, file, pixels)
  const corners = measured.ok ? measured.value.seen.corners : measured.facts.corners

  await write('1-looking', over(''))
  if (!corners) return
  const sheet = ring(corners, scale, '#f0f') + cornerMarks(corners, scale)
  await write('2-paper', over(sheet))
  if (!measured.ok) {
    const { line } = measured.facts
    if (line) await write('4-line', over(sheet + ring(line, scale, '#0f0')))
    return
  }
  const { feet, seen: detected, paper } = measured.value
  const flat = flatten(pixels, upright(corners), papers[paper], pxPerMm)
  if (flat) await write('3-flat', toSharp(flat))
  const lines = feet.map(({ line }) => ring(line, scale, '#0f0')).join('')
  await write('4-line', over(sheet + lines + (detected.pen ? ring(detected.pen, scale, '#00f') : '')))
  for (const { foot } of feet) if (foot.outline.length > 0) await write(`5-${foot.side}`, plan(foot.outline))
}

/** Orders the corners of an upright sheet from the near right one, whichever side is nearest to the camera. */
function upright(corners: Corners): Corners {
  const [a, b, c, d] = inTurn(corners)
  const isLong = Math.hypot(a.x - b.x, a.y - b.y) > Math.hypot(b.x - c.x, b.y - c.y)
  return isLong ? [b, c, d, a] : [a, b, c, d]
}
