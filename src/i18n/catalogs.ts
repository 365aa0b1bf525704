import type { Catalogs } from './page-language.ts'

/** One file of texts per language, loaded only when it is shown. */
export const catalogs: Catalogs = {
  en: () => import('../locales/en.po'),
  ja: () => import('../locales/ja.po'),
}
