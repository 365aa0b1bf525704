import * as z from 'zod/mini'
import { design } from '#domain/design/design.ts'

/** A design as the shop has it: its number is raised with every change, and decides which of two is newer. */
const savedDesign = z.object({ design, revision: z.number(), saved_at: z.string() })

/** The one that was changed last first. */
export const designList = z.object({ designs: z.array(savedDesign) })

/** From which revision it was changed; null where the shop has never been told of it. */
export const designToSave = z.strictObject({ design, base: z.nullable(z.int().check(z.gte(1))) })
export const designSaved = z.object({ revision: z.number(), saved_at: z.string() })

export const designToRemove = z.strictObject({ id: z.uuid() })
