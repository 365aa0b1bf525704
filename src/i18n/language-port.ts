import type { LanguageSource } from '#domain/language/find-language.ts'
import type { Language } from '#domain/settings.ts'
import { lazyPort } from '#src/actors/lazy-port.ts'

/** The language of the page as components see it. */
export type LanguagePort = {
  /** Changes the language at the visitor's request. */
  choose(language: Language): void
  /** The source of the language. */
  cameFrom(): LanguageSource
  /** The state of the language machine by name, for display and tests; query tags instead. */
  state(): string
  onChange(listener: () => void): () => void
  /** The tag `busy` blocks reloads; `changing` is set while another chosen language is loading. */
  getSnapshot(): { hasTag(tag: string): boolean }
}

/** The port that every page is prerendered with: the language cannot be changed yet. */
export const prerenderedLanguage: LanguagePort = {
  choose: () => {},
  cameFrom: () => 'default',
  state: () => 'detecting',
  onChange: () => () => {},
  getSnapshot: () => ({ hasTag: () => false }),
}

/**
 * The port before the machine runs, which starts once the page is hydrated. A choice is queued until then.
 */
export const createChoice = (cameFrom: LanguageSource) =>
  lazyPort<LanguagePort>({ ...prerenderedLanguage, cameFrom: () => cameFrom }, { queueable: ['choose'] })
