import type { RouterHistory } from '@tanstack/react-router'
import { type FoundLanguage, findLanguage } from '#domain/language/find-language.ts'
import type { PageLanguage } from './page-language.ts'
import { savedLanguage } from './saved-language.ts'

/** The language that the page has, and where it came from. */
export function foundLanguage({ location }: RouterHistory, page: Pick<PageLanguage, 'current'>): FoundLanguage {
  const { pathname: path, search: query } = location
  const languageInput = { path, query, saved: savedLanguage(), preferred: navigator.languages }
  return { ...findLanguage(languageInput), language: page.current() }
}

/** The texts of the page did not come. */
export function logUnset(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this log line
  console.error('Failed to initialize localization', error)
}
