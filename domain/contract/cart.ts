import * as z from 'zod/mini'
import { configuration } from '#domain/design/configuration.ts'
import { settings } from '#domain/settings.ts'

/**
 * The version and language of the consent given (domain/design/making-words.ts), with which a removed line can be added
 * again.
 */
const consent = z.object({ version: z.string(), language: z.enum(settings.languages.available) })

const cartLine = z.object({
  id: z.string(),
  configuration,
  added_at: z.string(),
  consent,
  /** Why the line cannot be ordered now. */
  blocker: z.nullable(z.enum(['scan_unknown', 'scan_unusable'])),
})

/** The lines in the cart and those saved for later, each in the order in which they were added. */
export const cartList = z.object({ lines: z.array(cartLine), saved: z.array(cartLine) })

/** Fits two outlines with the maximum of points, and all other choices. */
export const maxPairBytes = 163_840

/** A pair, with the version and language of its owner's consent (domain/design/making-words.ts). */
export const pairToAdd = z.strictObject({
  configuration,
  consent: z.strictObject({
    version: z.string().check(z.maxLength(20)),
    language: z.enum(settings.languages.available),
  }),
})
/** A pair for the cart. `put_back` restores a removed pair to where it was, even if its scan blocks an order. */
export const pairForCart = z.strictObject({ ...pairToAdd.shape, put_back: z.optional(z.enum(['cart', 'later'])) })
export const lineNamed = z.strictObject({ id: z.string().check(z.maxLength(60)) })
