import * as z from 'zod/mini'
import { configuration } from '#domain/design/configuration.ts'
import { settings } from '#domain/settings.ts'

/** Which words were said yes to (domain/design/making-words.ts): with them a line that was removed can be added again. */
const consent = z.object({ version: z.string(), language: z.enum(settings.languages.available) })

const cartLine = z.object({
  id: z.string(),
  configuration,
  added_at: z.string(),
  consent,
  /** Why it could not be ordered now. */
  fault: z.nullable(z.enum(['scan_unknown', 'scan_unfit'])),
})

/** What is in the cart, and what is saved for later: both in the order in which they were added. */
export const cartList = z.object({ lines: z.array(cartLine), saved: z.array(cartLine) })

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
/** A pair for the cart; one that was removed is put back to where it was, with whatever is in its way. */
export const pairForCart = z.strictObject({ ...pairToAdd.shape, put_back: z.optional(z.enum(['cart', 'later'])) })
export const lineNamed = z.strictObject({ id: z.string().check(z.maxLength(60)) })
