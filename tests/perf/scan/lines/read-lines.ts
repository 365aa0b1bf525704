import * as z from 'zod'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { traceRejections } from '#domain/foot/trace/question/trace-question.ts'

const index = z.tuple([z.number(), z.number()])
const codes = z.array(z.enum(traceRejections))

const label = z.strictObject({
  file: z.string().regex(/^[\w-]+\.\w+$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Where it comes from: one of the repositories, and the file's path in it. */
  repository: z.string(),
  path: z.string().min(1),
  shows: z.enum(['tracing', 'drawing', 'handwriting', 'print']),
  /** What the sheet's own shape can be taken for. */
  paper: z.nullable(z.enum([...(Object.keys(papers) as [PaperName, ...PaperName[]]), 'other'])),
  /** How many times as long as wide another sheet is. */
  ratio: z.nullable(z.number().min(1)),
  /** Around the sheet. One that something hides lies where the sides meet. */
  corners: z.nullable(z.tuple([index, index, index, index])),
  /** All four corners are in sight. */
  isWhole: z.boolean(),
  /** Places on the middle of what is drawn, or written. */
  line: z.array(index),
  /** Some line goes once around and ends where it began. */
  isClosed: z.boolean(),
  /** Which refusals are right for what the sheet is like, and for what is drawn on it: the best first. */
  sheetCodes: codes,
  lineCodes: codes,
})

const labels = z.strictObject({
  /** Where the photos come from: they are not contained. */
  source: z.string().min(1),
  notes: z.string(),
  repositories: z.record(
    z.string(),
    z.strictObject({ commit: z.string().regex(/^[0-9a-f]{40}$/), licence: z.nullable(z.string()) }),
  ),
  photos: z.array(label).nonempty(),
})

export type LineLabel = z.infer<typeof label>

/** Fewer places do not tell a line from what lies on it by chance; more take nobody any further. */
const [minPlaces, maxPlaces] = [3, 8]

/** Labels of real photos of lines on sheets. One that contradicts itself is an error. */
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
