import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Point } from '#domain/foot/geometry/point.ts'
import { cameraOverCorners } from '#domain/foot/photo/camera/camera-over-corners.ts'
import { lensPrior } from '#domain/foot/photo/camera/lens-prior.ts'
import { papers, type Sheet } from '#domain/foot/photo/paper/papers.ts'
import { shrink } from '#domain/foot/photo/picture/picture.ts'
import type { Corners, Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { measureTrace } from '#domain/foot/trace/measure-trace.ts'
import { readPhoto } from '#server/photos/read-photo.ts'
import { mustBeThere } from '../labels/must-be-there.ts'
import { inkSeen } from './ink-seen.ts'
import { type LineLabel, readLines } from './read-lines.ts'
import type { LineCase } from './score-lines.ts'

/** Processes the labelled photos. If one is missing, or differs from the labelled one, none is processed. */
export async function lineCases(folder: string, labelFile: string, say: (line: string) => void): Promise<LineCase[]> {
  const labels = readLines(await readFile(labelFile, 'utf8'))
  await mustBeThere(folder, labels)
  const cases: LineCase[] = []
  for (const label of labels) {
    const photo = await readPhoto(await readFile(join(folder, label.file)))
    if (!photo.ok) throw new Error(`${label.file}: ${photo.code}`)
    cases.push({ label, ...seenIn(photo.value.pixels, photo.value.focal35Mm, label) })
    say(`${cases.length} of ${labels.length}: ${label.file}`)
  }
  return cases
}

function seenIn(photo: Pixels, focal35Mm: number | undefined, label: LineLabel): Omit<LineCase, 'label'> {
  const lens = focal35Mm === undefined ? {} : { focal35Mm }
  // The pen is stated, so that the engine checks the line and does not reject the photo for a missing pen.
  const result = measureTrace(photo, { paper: 'auto', side: 'auto', stance: 'standing', pen: 'ballpoint', ...lens })
  return {
    seen: result.ok ? result.value.seen.corners : result.facts.corners,
    said: result.ok ? undefined : result.code,
    ink: label.line.length > 0 ? inkIn(photo, focal35Mm, label) : undefined,
  }
}

/** As fine as the resolution at which the engine follows a line. */
const enoughPx = 2_100

/** The ink is scored on its own: relative to the labelled corners. */
function inkIn(photo: Pixels, focal35Mm: number | undefined, label: LineLabel): LineCase['ink'] {
  const { width, height } = photo
  const [corners, sheet] = [cornersIn(label), labelSheet(label)]
  const lens = { ...lensPrior(focal35Mm, width, height), middle: { x: width / 2, y: height / 2 } }
  const laid = corners && sheet && cameraOverCorners(corners, sheet, lens)
  if (!laid) throw new Error(`${label.file}: its corners are those of no sheet`)
  const pxPerPixel = Math.max(1, Math.ceil(Math.max(width, height) / enoughPx))
  return inkSeen({ picture: shrink(photo, pxPerPixel), pxPerPixel }, laid.camera, sheet, label.line.map(point))
}

const point = ([x, y]: readonly [number, number]): Point => ({ x, y })

function cornersIn({ corners }: LineLabel): Corners | undefined {
  if (!corners) return undefined
  const [a, b, c, d] = corners
  return [point(a), point(b), point(c), point(d)]
}

/** For an unknown sheet, the known one with the most similar shape. */
function labelSheet({ paper, ratio }: LineLabel): Sheet | undefined {
  if (paper && paper !== 'other') return papers[paper]
  if (ratio === null) return undefined
  const away = ({ widthMm, heightMm }: Sheet) => Math.abs(heightMm / widthMm - ratio)
  return Object.values(papers).reduce((nearest, sheet) => (away(sheet) < away(nearest) ? sheet : nearest))
}
