import * as z from 'zod'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { traceRejections } from '#domain/foot/trace/question/trace-question.ts'

const pixel = z.tuple([z.number(), z.number()])
const codes = z.array(z.enum(traceRejections))

const label = z.strictObject({
  file: z.string().regex(/^[\w-]+\.\w+$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Its source: one of the repositories, and the file's path in it. */
  repository: z.string(),
  path: z.string().min(1),
  shows: z.enum(['tracing', 'drawing', 'handwriting', 'print']),
  /** The paper size that matches the sheet's shape. */
  paper: z.nullable(z.enum([...(Object.keys(papers) as [PaperName, ...PaperName[]]), 'other'])),
  /** The ratio of length to width of another sheet. */
  ratio: z.nullable(z.number().min(1)),
  /** In order around the sheet. A hidden corner lies where the sides meet. */
  corners: z.nullable(z.tuple([pixel, pixel, pixel, pixel])),
  /** Whether all four corners are visible. */
  isWhole: z.boolean(),
  /** Points on the centre of the drawing or writing. */
  line: z.array(pixel),
  /** Whether a line forms a closed loop. */
  isClosed: z.boolean(),
  /** The correct rejections for the sheet and for the drawing, the best first. */
  sheetCodes: codes,
  lineCodes: codes,
})

const labels = z.strictObject({
  /** The source of the photos, which are not in the repository. */
  source: z.string().min(1),
  notes: z.string(),
  repositories: z.record(
    z.string(),
    z.strictObject({ commit: z.string().regex(/^[0-9a-f]{40}$/), licence: z.nullable(z.string()) }),
  ),
  photos: z.array(label).nonempty(),
})

export type LineLabel = z.infer<typeof label>

/** Fewer points do not distinguish a line from a coincidence; more add nothing. */
const [minPlaces, maxPlaces] = [3, 8]

/** Reads labels of real photos of lines on sheets. A label that contradicts itself is an error. */
export function readLines(text: string): readonly LineLabel[] {
  const read = labels.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`The labels cannot be read: ${z.prettifyError(read.error)}`)
  const { photos, repositories } = read.data
  const labelErrors = photos.flatMap((photo, nth) => [
    ...findLabelErrors(photo).map((error) => `${photo.file}: ${error}`),
    ...(Object.hasOwn(repositories, photo.repository) ? [] : [`${photo.file}: nobody knows where it comes from`]),
    ...(photos.findIndex(({ file }) => file === photo.file) < nth ? [`${photo.file}: labelled twice`] : []),
  ])
  if (labelErrors.length > 0) throw new Error(`The labels cannot be read: ${labelErrors.join('; ')}`)
  return photos
}

function findLabelErrors({ shows, paper, ratio, corners, isWhole, line, sheetCodes, lineCodes }: LineLabel): string[] {
  const isCounted = line.length === 0 || (line.length >= minPlaces && line.length <= maxPlaces)
  return [
    ...((corners === null) === (paper === null) ? [] : ['a sheet and its corners belong together']),
    ...((paper === 'other') === (ratio !== null) ? [] : ['the shape of another sheet is told, and of no known one']),
    ...(isWhole && !corners ? ['whole, and without corners'] : []),
    ...(line.length > 0 && !corners ? ['a line on no sheet'] : []),
    ...(isCounted ? [] : [`${minPlaces} to ${maxPlaces} places tell a line`]),
    ...(corners || sheetCodes.length > 0 ? [] : ['neither a sheet to find nor a code to refuse it with']),
    ...(shows === 'tracing' || lineCodes.length > 0 ? [] : ['no foot, and no code to refuse it with']),
  ]
}
