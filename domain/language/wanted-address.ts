import { type Language, settings } from '../settings.ts'
import { findLanguage, type LanguageInput } from './find-language.ts'
import { splitLanguage, withLanguage } from './language-in-path.ts'

/**
 * The address of the page in the visitor's language; `undefined` if the current address is right. The server checks it
 * before it responds with a page; behind a static file host, the page checks it itself.
 */
export function wantedAddress(languageInput: LanguageInput): string | undefined {
  const { language: wanted, cameFrom } = findLanguage(languageInput)
  const { language: named = settings.languages.default, path: page } = splitLanguage(languageInput.path)
  if (wanted === named) return undefined
  return (
    withLanguage(page, wanted) + (cameFrom === 'query' ? languageInput.query : addLanguage(languageInput.query, wanted))
  )
}

/** The query with this language, replacing any other one. */
export function addLanguage(query: string, language: Language): string {
  return `?${[...otherParts(query), `lang=${language}`].join('&')}`
}

/** The query without a language. */
export function withoutLanguage(query: string): string {
  const others = otherParts(query)
  return others.length === 0 ? '' : `?${others.join('&')}`
}

function otherParts(query: string): string[] {
  const parts = query.replace(/^\?/, '').split('&')
  return parts.filter((part) => part !== '' && !/^lang(=|$)/.test(part))
}
