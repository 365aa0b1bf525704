import type { RouterHistory } from '@tanstack/react-router'
import { type FoundLanguage, findLanguage } from '#domain/language/find-language.ts'
import type { PageLanguage } from './page-language.ts'
import { savedLanguage } from './saved-language.ts'

/** The language of the page and its source. */
export function foundLanguage({ location }: RouterHistory, page: Pick<PageLanguage, 'current'>): FoundLanguage {
  const { pathname: path, search: query } = location
  const languageInput = { path, query, saved: savedLanguage(), preferred: navigator.languages }
  return { ...findLanguage(languageInput), language: page.current() }
}

/** Logs that the messages of the page failed to load. */
export function logLocalizationError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification requires this log line
  console.error('Failed to initialize localization', error)
}
