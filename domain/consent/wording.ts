import type { Language } from '#domain/settings.ts'
import type { Wording } from './consent.ts'
import { words as en1 } from './words-1/en.ts'
import { words as ja1 } from './words-1/ja.ts'
import { words as en2 } from './words-2/en.ts'
import { words as ja2 } from './words-2/ja.ts'

/**
 * Changed wording gets a new version (`settings.consent`), and everyone is asked again; old versions stay here. A
 * browser loads the wording of its own language only.
 */
export const wordings: Readonly<Record<string, Readonly<Record<Language, Wording>>>> = {
  '1': { en: en1, ja: ja1 },
  '2': { en: en2, ja: ja2 },
}

/** The wording of a version, if it exists. */
export function findWording(version: string, language: Language): Wording | undefined {
  return Object.hasOwn(wordings, version) ? wordings[version]?.[language] : undefined
}
