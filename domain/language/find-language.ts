import { type Language, settings } from '../settings.ts'
import { splitLanguage } from './language-in-path.ts'

export type LanguageInput = {
  /** As it stands in the address, with its language if it names one. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
  /** What this visitor chose before. */
  readonly saved: string | undefined
  /** What the browser prefers, best first. */
  readonly preferred: readonly string[]
}

/** Where a language came from. */
export type LanguageSource = 'query' | 'path' | 'saved' | 'browser' | 'default'

export type FoundLanguage = { readonly language: Language; readonly cameFrom: LanguageSource }

/**
 * The language that a visitor wants: the query wins, then the path, then the saved choice, then the browser, then English.
 * A query that asks for a language we do not have asks for English; anything else that is not ours says nothing.
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

/** `ja-JP` is Japanese. */
function firstKnown(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => knownLanguage(tag.toLowerCase().split('-')[0])).find((language) => language !== undefined)
}
