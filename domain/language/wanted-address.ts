import { type Language, settings } from '../settings.ts'
import { splitLanguage, withLanguage } from './language-of-path.ts'

export type LanguageWish = {
  /** As it stands in the address, with its language if it names one. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
  /** What this visitor chose before. */
  readonly saved: string | undefined
  /** What the browser prefers, best first. */
  readonly preferred: readonly string[]
}

/**
 * Where a page is read in the language that the visitor wants, or nothing when this address is the right one already.
 * The query wins, then the path, then the saved choice, then the browser. The server asks before it answers with a
 * page; where a plain file host answers, the page asks for itself.
 */
export function wantedAddress({ path, query, saved, preferred }: LanguageWish): string | undefined {
  const asked = new URLSearchParams(query).get('lang')
  const { language: named, path: page } = splitLanguage(path)
  const { default: fallback } = settings.languages
  if (asked !== null) {
    const wanted = knownLanguage(asked) ?? fallback
    return wanted === (named ?? fallback) ? undefined : withLanguage(page, wanted) + query
  }
  if (named) return undefined
  const wanted = preferredLanguage(saved, preferred)
  return wanted === fallback ? undefined : withLanguage(page, wanted) + addLanguage(query, wanted)
}

/** What a visitor reads best: what they chose before, else what their browser prefers, else English. */
export function preferredLanguage(saved: string | undefined, preferred: readonly string[]): Language {
  return knownLanguage(saved) ?? firstKnown(preferred) ?? settings.languages.default
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

export function knownLanguage(code: string | undefined): Language | undefined {
  return settings.languages.available.find((known) => known === code)
}

/** `ja-JP` is Japanese. */
function firstKnown(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => knownLanguage(tag.toLowerCase().split('-')[0])).find((language) => language !== undefined)
}
