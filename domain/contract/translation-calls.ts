import type { Endpoint } from './endpoint.ts'
import { categoryList, oneTranslation, translationId } from './one-translation.ts'

export const translation = {
  method: 'GET',
  path: '/localization/translation/{id}',
  query: translationId,
  answer: oneTranslation,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint

export const translationCategories = {
  method: 'GET',
  path: '/localization/categories',
  answer: categoryList,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint
