import { type Language, settings } from '../settings.ts'

/** Splits an address into the language of its first segment, if any, and the path of the page. */
export function splitLanguage(path: string): { language: Language | undefined; path: string } {
  const language = settings.languages.available.find((known) => path === `/${known}` || path.startsWith(`/${known}/`))
  return language ? { language, path: path.slice(language.length + 1) || '/' } : { language, path }
}

/** The address of a page in a language: the default language has no prefix. */
export function withLanguage(path: string, language: Language): string {
  // More than one leading slash would name another host.
  const own = path.replace(/^[/\\]+/, '/')
  // A path that starts like another language keeps an explicit prefix, or it would be read as that language.
  if (language === settings.languages.default) return splitLanguage(own).language ? `/${language}${own}` : own
  return own === '/' ? `/${language}` : `/${language}${own}`
}
