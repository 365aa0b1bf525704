import type { LanguageSource } from '#domain/language/find-language.ts'
import type { Language } from '#domain/settings.ts'
import { lazyPort } from '#src/actors/lazy-port.ts'

/** The language of the page as screens see it. */
export type LanguagePort = {
  /** The visitor chose a language. */
  choose(language: Language): void
  /** Where the language came from. */
  cameFrom(): LanguageSource
  /** How far it is set up, by the name of the machine's state: to be read, not to be asked. */
  state(): string
  onChange(listener: () => void): () => void
  /** While it is `busy` no reload may interrupt it; `changing` while another language that was chosen comes. */
  getSnapshot(): { hasTag(tag: string): boolean }
}

/** The port that every page is prerendered with: no language can be chosen yet. */
export const prerenderedLanguage: LanguagePort = {
  choose: () => {},
  cameFrom: () => 'default',
  state: () => 'detecting',
  onChange: () => () => {},
  getSnapshot: () => ({ hasTag: () => false }),
}

/** Until the machine runs, which starts once the page is hydrated, a choice waits for it. */
export const createChoice = (cameFrom: LanguageSource) =>
  lazyPort<LanguagePort>({ ...prerenderedLanguage, cameFrom: () => cameFrom }, { queueable: ['choose'] })
