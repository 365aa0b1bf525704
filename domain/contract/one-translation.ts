import * as z from 'zod/mini'
import { short } from './translations.ts'

export const oneTranslation = z.object({
  key: z.string(),
  text: z.string(),
  texts: z.object({ en: z.string(), ja: z.string() }),
  categories: z.array(z.string()),
})

export const categoryList = z.object({ categories: z.array(z.string()) })

export const translationId = z.strictObject({ lang: z.optional(short) })
