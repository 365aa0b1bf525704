import * as z from 'zod/mini'

export const short = z.string().check(z.maxLength(64))

/** An unknown language is answered in English, as everywhere. */
export const translationQuery = z.strictObject({
  lang: z.optional(short),
  category: z.optional(short),
  search: z.optional(z.string().check(z.maxLength(200))),
})

/**
 * Open, because clients skip entries that lack their key or text. `compiled` is the text in Lingui's compiled form, for
 * clients that render it.
 */
export const translationList = z.object({
  translations: z.array(
    z.object({ key: z.optional(z.unknown()), text: z.optional(z.unknown()), compiled: z.optional(z.unknown()) }),
  ),
  categories: z.array(z.string()),
})
