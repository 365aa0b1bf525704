import { type Language, settings } from '../settings.ts'

/** An address in two: the language its first segment names, if it names one, and the path that pages are known by. */
export function splitLanguage(path: string): { language: Language | undefined; path: string } {
  const language = settings.languages.available.find((known) => path === `/${known}` || path.startsWith(`/${known}/`))
  return language ? { language, path: path.slice(language.length + 1) || '/' } : { language, path }
}

/** The address of a page in a language: the default language has no prefix. */
export function withLanguage(path: string, language: Language): string {
  // More than one slash at the beginning would name another host.
  const own = path.replace(/^[/\\]+/, '/')
  // What looks like another language would be read as one.
  if (language === settings.languages.default) return splitLanguage(own).language ? `/${language}${own}` : own
  return own === '/' ? `/${language}` : `/${language}${own}`
}
