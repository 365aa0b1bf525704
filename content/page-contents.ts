import { demoSeller } from '#domain/content/demo-seller.ts'
import type { ContentPath, PageContent } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import { joinWithNoBreak } from '#domain/typography/join-with-no-break.ts'
import { about as aboutEn } from './about/en.ts'
import { about as aboutJa } from './about/ja.ts'
import { faq as faqEn } from './faq/en.ts'
import { faq as faqJa } from './faq/ja.ts'
import { home as homeEn } from './home/en.ts'
import { home as homeJa } from './home/ja.ts'
import { scan as scanEn } from './scan/en.ts'
import { scan as scanJa } from './scan/ja.ts'
import { shoe as shoeEn } from './shoe/en.ts'
import { shoe as shoeJa } from './shoe/ja.ts'
import { terms as termsEn } from './terms/en.ts'
import { terms as termsJa } from './terms/ja.ts'
import { withEveryText } from './texts-in.ts'

const content: { [Path in ContentPath]: Record<Language, (seller: Seller) => PageContent[Path]> } = {
  '/': { en: () => homeEn, ja: () => homeJa },
  '/about': { en: () => aboutEn, ja: () => aboutJa },
  '/faq': { en: faqEn, ja: faqJa },
  '/get-foot-scan': { en: () => scanEn, ja: () => scanJa },
  '/shop_tabbi': { en: () => shoeEn, ja: () => shoeJa },
  '/terms-and-conditions': { en: termsEn, ja: termsJa },
}

/** The built-in text of a page with its no-break spaces; the build writes it into the page and its payload. */
export function getContent<Path extends ContentPath>(
  path: Path,
  language: Language,
  seller: Seller = demoSeller[language],
): PageContent[Path] {
  return withEveryText(content[path][language](seller), joinWithNoBreak)
}
