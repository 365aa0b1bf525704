import { type Language, settings } from '../settings.ts'
import { findLanguage, type LanguageInput } from './find-language.ts'
import { splitLanguage, withLanguage } from './language-in-path.ts'

/**
 * Where a page is read in the language that the visitor wants, or nothing when this address is the right one already. The
 * server asks before it answers with a page; where a plain file host answers, the page asks for itself.
 */
export function wantedAddress(languageInput: LanguageInput): string | undefined {
  const { language: wanted, cameFrom } = findLanguage(languageInput)
  const { language: named = settings.languages.default, path: page } = splitLanguage(languageInput.path)
  if (wanted === named) return undefined
  return (
    withLanguage(page, wanted) + (cameFrom === 'query' ? languageInput.query : addLanguage(languageInput.query, wanted))
  )
}

/** A query with the language in it, whatever else it says. */
export function addLanguage(query: string, language: Language): string {
  return `?${[...otherParts(query), `lang=${language}`].join('&')}`
}

/** A query that leaves the language to whoever follows it. */
export function withoutLanguage(query: string): string {
  const others = otherParts(query)
  return others.length === 0 ? '' : `?${others.join('&')}`
}

function otherParts(query: string): string[] {
  const parts = query.replace(/^\?/, '').split('&')
  return parts.filter((part) => part !== '' && !/^lang(=|$)/.test(part))
}
