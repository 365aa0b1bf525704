import type { Consent } from '#domain/consent/consent.ts'

export type ConsentContext = {
  /** The choice for the current version of the text; undefined until the visitor has chosen. */
  readonly consent: Consent | undefined
}

export type ConsentEvent =
  /**
   * Accepted or rejected. Each choice is a consent with its own id and time. Another tab may have stored one meanwhile.
   */
  | { type: 'choice.made'; consent: Consent; stored: Consent | undefined }
  /** The cookie was read again: it holds a choice, perhaps made in another tab. */
  | { type: 'choice.detected'; consent: Consent }
  /** The visitor opens the settings to see or change the choice. */
  | { type: 'settings.opened' }
  /** The visitor closes the settings without a change. */
  | { type: 'settings.closed' }
