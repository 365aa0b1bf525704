import type { Consent } from '#domain/consent/consent.ts'

export type ConsentContext = {
  /** What the visitor chose of the words of today; nothing as long as they were not asked. */
  readonly consent: Consent | undefined
}

export type ConsentEvent =
  /** Accepted or rejected; each time it is a consent with a name and a time of its own. */
  | { type: 'choice.made'; consent: Consent }
  /** The visitor wants to see, and may change, what they chose. */
  | { type: 'settings.opened' }
