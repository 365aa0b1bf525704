import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

const short = z.string().check(z.maxLength(64))

/** An unknown language is answered in English, as everywhere. */
export const translationsRequest = z.strictObject({
  lang: z.optional(short),
  category: z.optional(short),
  search: z.optional(z.string().check(z.maxLength(200))),
})
export type TranslationsRequest = z.infer<typeof translationsRequest>

/**
 * Open, because clients skip entries that lack their key or text. `compiled` is the text in Lingui's compiled form, for
 * clients that render it.
 */
export const translationsResponse = z.object({
  translations: z.array(
    z.object({ key: z.optional(z.unknown()), text: z.optional(z.unknown()), compiled: z.optional(z.unknown()) }),
  ),
  categories: z.array(z.string()),
})
export type TranslationsResponse = z.infer<typeof translationsResponse>

export const translationResponse = z.object({
  key: z.string(),
  text: z.string(),
  texts: z.object({ en: z.string(), ja: z.string() }),
  categories: z.array(z.string()),
})
export type TranslationResponse = z.infer<typeof translationResponse>

export const translationCategoriesResponse = z.object({ categories: z.array(z.string()) })
export type TranslationCategoriesResponse = z.infer<typeof translationCategoriesResponse>

export const translationRequest = z.strictObject({ lang: z.optional(short) })
export type TranslationRequest = z.infer<typeof translationRequest>

export const translation = {
  method: 'GET',
  path: '/localization/translation/{id}',
  query: translationRequest,
  response: translationResponse,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint

export const translationCategories = {
  method: 'GET',
  path: '/localization/categories',
  response: translationCategoriesResponse,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint

export const translations = {
  method: 'GET',
  path: '/localization/translations',
  query: translationsRequest,
  response: translationsResponse,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint
