import * as endpoints from '#domain/contract/endpoints.ts'
import type { Calls } from '#server/access/calls.ts'
import { listCategories, listTranslations, showTranslation, whileTextsLast } from './answer-translations.ts'
import type { ShopTexts } from './shop-texts.ts'

export function translationRoutes({ plainCall }: Calls, { texts }: { texts(): ShopTexts }): void {
  plainCall(endpoints.translations, listTranslations(texts), whileTextsLast(texts))
  plainCall(endpoints.translation, showTranslation(texts))
  plainCall(endpoints.translationCategories, listCategories(texts))
}
