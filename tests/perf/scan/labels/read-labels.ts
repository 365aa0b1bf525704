import * as z from 'zod'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { photoRejections } from '#domain/foot/photo/question/photo-question.ts'

const pixel = z.tuple([z.number(), z.number()])

const label = z.strictObject({
  file: z.string().regex(/^[\w-]+\.\w+$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  paper: z.enum(Object.keys(papers) as [PaperName, ...PaperName[]]),
  /** Heel right, heel left, toe left, toe right, with the toes up. A corner may lie outside the photo. */
  corners: z.nullable(z.tuple([pixel, pixel, pixel, pixel])),
  /** The heel's rear end and the foremost point, on the sheet's plane. */
  heel: z.nullable(pixel),
  toe: z.nullable(pixel),
  side: z.enum(['left', 'right']),
  /** Where the photo itself does not show it: from other photos of the same foot. */
  lengthMm: z.optional(z.number().positive()),
  /** The uncertainty of the length: one standard deviation. */
  sigmaMm: z.nullable(z.number().positive()),
  isHeelSeen: z.boolean(),
  /** Whether a careful person can tell the length from it within 5 mm. */
  isAnswerable: z.boolean(),
  /** The correct rejections, the most helpful one first. */
  codes: z.array(z.enum(photoRejections)),
})

const labels = z.strictObject({
  /** The source of the photos, which are not in the repository. */
  source: z.string().min(1),
  notes: z.string(),
  photos: z.array(label).nonempty(),
})

export type Label = z.infer<typeof label>

/** Reads labels of real photos. A label that contradicts itself is an error: it would distort the score. */
export function readLabels(text: string): readonly Label[] {
  const read = labels.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`The labels cannot be read: ${z.prettifyError(read.error)}`)
  const { photos } = read.data
  const labelErrors = photos.flatMap((photo, nth) => [
    ...findLabelErrors(photo),
    ...(photos.findIndex(({ file }) => file === photo.file) < nth ? [`${photo.file}: labelled twice`] : []),
  ])
  if (labelErrors.length > 0) throw new Error(`The labels cannot be read: ${labelErrors.join('; ')}`)
  return photos
}

function findLabelErrors({ file, corners, heel, toe, lengthMm, sigmaMm, isAnswerable, codes }: Label): string[] {
  const isShown = corners !== null && heel !== null && toe !== null
  const isKnown = isShown || lengthMm !== undefined
  return [
    ...((heel || toe) && !corners ? [`${file}: heel or toe without the sheet's corners`] : []),
    ...(isShown && lengthMm !== undefined ? [`${file}: two lengths`] : []),
    ...(isKnown === (sigmaMm === null) ? [`${file}: a length and how unsure it is belong together`] : []),
    ...(isAnswerable && !isShown ? [`${file}: answerable without corners, heel and toe`] : []),
    ...(!isAnswerable && codes.length === 0 ? [`${file}: neither answerable nor refused by a code`] : []),
  ]
}
