import * as z from 'zod/mini'
import { design } from '#domain/design/design.ts'

/** A saved design: every change raises its revision, which decides which of two copies is newer. */
const savedDesign = z.object({ design, revision: z.number(), saved_at: z.string() })

/** The most recently changed design comes first. */
export const designList = z.object({ designs: z.array(savedDesign) })

/** `base` is the revision that was changed; null if the design was never saved to the server. */
export const designToSave = z.strictObject({ design, base: z.nullable(z.int().check(z.gte(1))) })
export const designSaved = z.object({ revision: z.number(), saved_at: z.string() })

export const designToRemove = z.strictObject({ id: z.uuid() })
