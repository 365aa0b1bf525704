import * as z from 'zod/mini'
import type { TypedFigure } from '../foot/typed-measures.ts'

const unit = z.enum(['mm', 'cm', 'in'])

/** A figure as typed, with the unit it was typed in. */
const text = z.exactOptional(z.object({ text: z.string(), unit }))

const typedFoot = z.object({
  texts: z.object({
    lengthMm: text,
    ballWidthMm: text,
    heelWidthMm: text,
    ballGirthMm: text,
    instepHeightMm: text,
  } satisfies Record<TypedFigure, typeof text>),
  toeForm: z.optional(z.enum(['egyptian', 'greek', 'roman', 'square'])),
})

/** The contents of the fields for both feet, which are asked for one at a time; `unit` is the current unit of both. */
export const typedPair = z.object({ left: typedFoot, right: typedFoot, unit })
export type TypedPair = Readonly<z.infer<typeof typedPair>>
