import type { ContentPath, PageContent } from '#domain/content/page-content.ts'
import type { Language } from '#domain/settings.ts'
import { about as aboutEn } from './about/en.ts'
import { about as aboutJa } from './about/ja.ts'
import { faq as faqEn } from './faq/en.ts'
import { faq as faqJa } from './faq/ja.ts'
import { home as homeEn } from './home/en.ts'
import { home as homeJa } from './home/ja.ts'
import { terms as termsEn } from './terms/en.ts'
import { terms as termsJa } from './terms/ja.ts'

const content: { [Path in ContentPath]: Record<Language, PageContent[Path]> } = {
  '/': { en: homeEn, ja: homeJa },
  '/about': { en: aboutEn, ja: aboutJa },
  '/faq': { en: faqEn, ja: faqJa },
  '/terms-and-conditions': { en: termsEn, ja: termsJa },
}

/** The text of a page as it is written here; the build puts it into the page and into its payload. */
export function contentOf<Path extends ContentPath>(path: Path, language: Language): PageContent[Path] {
  return content[path][language]
}
