import type { Consent } from '#domain/consent/consent.ts'

export type ConsentContext = {
  /** What the visitor chose of the words of today; nothing as long as they were not asked. */
  readonly consent: Consent | undefined
}

export type ConsentEvent =
  /** Accepted or rejected; each time it is a consent with a name and a time of its own. Another tab may have kept one meanwhile. */
  | { type: 'choice.made'; consent: Consent; stored: Consent | undefined }
  /** The cookie was read again: it holds a choice, perhaps one of another tab. */
  | { type: 'choice.detected'; consent: Consent }
  /** The visitor wants to see, and may change, what they chose. */
  | { type: 'settings.opened' }
  /** They leave it as it is. */
  | { type: 'settings.closed' }
