import { type Language, settings } from '../settings.ts'
import { splitLanguage } from './language-in-path.ts'

export type LanguageInput = {
  /** The path as in the address, including a language prefix. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
  /** The language that this visitor chose before. */
  readonly saved: string | undefined
  /** The languages that the browser prefers, best first. */
  readonly preferred: readonly string[]
}

/** The source of a language. */
export type LanguageSource = 'query' | 'path' | 'saved' | 'browser' | 'default'

export type FoundLanguage = { readonly language: Language; readonly cameFrom: LanguageSource }

/**
 * Determines the language for a visitor: the query wins, then the path, then the saved choice, then the browser, then
 * English. A query with an unavailable language means English; any other unavailable language is ignored.
 */
export function findLanguage({ path, query, saved, preferred }: LanguageInput): FoundLanguage {
  const { default: fallback } = settings.languages
  const requestedLanguage = new URLSearchParams(query).get('lang')
  if (requestedLanguage !== null) return { language: knownLanguage(requestedLanguage) ?? fallback, cameFrom: 'query' }
  const named = splitLanguage(path).language
  if (named) return { language: named, cameFrom: 'path' }
  const chosen = knownLanguage(saved)
  if (chosen) return { language: chosen, cameFrom: 'saved' }
  const liked = firstKnown(preferred)
  return liked ? { language: liked, cameFrom: 'browser' } : { language: fallback, cameFrom: 'default' }
}

export function knownLanguage(code: string | undefined): Language | undefined {
  return settings.languages.available.find((known) => known === code)
}

/** Matches by the primary subtag: `ja-JP` is Japanese. */
function firstKnown(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => knownLanguage(tag.toLowerCase().split('-')[0])).find((language) => language !== undefined)
}
