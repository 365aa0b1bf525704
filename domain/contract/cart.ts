import * as z from 'zod/mini'
import { configuration } from '#domain/design/configuration.ts'
import { settings } from '#domain/settings.ts'

const cartLine = z.object({ id: z.string(), configuration, added_at: z.string() })

/** In the order in which they were added. */
export const cartList = z.object({ lines: z.array(cartLine) })

/** Two outlines of the most points, and what was chosen beside them. */
export const maxPairBytes = 163_840

/** A pair, and which words its owner said yes to (domain/design/making-words.ts). */
export const pairToAdd = z.strictObject({
  configuration,
  consent: z.strictObject({
    version: z.string().check(z.maxLength(20)),
    language: z.enum(settings.languages.available),
  }),
})
export const lineToRemove = z.strictObject({ id: z.string().check(z.maxLength(60)) })
