import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { flatten } from './flatten-sheet.ts'
import type { MeasuredPhoto } from './measure-files.ts'
import type { Photo } from './read-photo.ts'
import { cornerMarks, openStages, plan, pxPerMm, ring, toSharp } from './stage-pictures.ts'

/**
 * Writes an image of every detection stage into a folder: the photo, the sheet, the foot, the rectified sheet, and the
 * foot's outline in mm.
 */
export async function drawDetected(
  folder: string,
  paper: PaperName,
  file: string,
  { pixels }: Photo,
  measured: MeasuredPhoto,
) {
  const { scale, write, over } = await openStages(folder, file, pixels)
  const corners = measured.ok ? measured.value.seen.corners : measured.facts.corners

  await write('1-looking', over(''))
  if (!corners) return
  const sheet = ring(corners, scale, '#f0f') + cornerMarks(corners, scale)
  await write('2-paper', over(sheet))
  const flat = flatten(pixels, corners, papers[paper], pxPerMm)
  if (flat) await write('3-pose', toSharp(flat))
  if (!measured.ok) return
  await write('4-foot', over(sheet + ring(measured.value.seen.outline, scale, '#0f0')))
  const { outline } = measured.value.foot
  if (outline.length > 0) await write('5-figures', plan(outline))
}
