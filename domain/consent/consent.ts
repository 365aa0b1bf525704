import { type Language, settings } from '#domain/settings.ts'

/** What the banner says, word for word. It is data, because what was shown is also what is kept as proof. */
export type Wording = { readonly text: string; readonly accept: string; readonly reject: string }

export const consentChoices = ['accepted', 'rejected'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** What a visitor chose, of which words, and whether the proof of it has reached the shop. */
export type Consent = {
  readonly choice: ConsentChoice
  /** The version of the words that were shown, and their language. */
  readonly version: string
  readonly language: Language
  readonly atMs: number
  /** The proof's own name; a change of mind makes another. */
  readonly id: string
  readonly isRecorded: boolean
}

const form = /^(accepted|rejected)\.([\w-]{1,20})\.([a-z]{2})\.(\d{1,15})\.([\da-f-]{36})\.([01])$/

/** A consent as one text, of signs that a cookie takes as they are. */
export function writeConsent({ choice, version, language, atMs, id, isRecorded }: Consent): string {
  return [choice, version, language, atMs, id, isRecorded ? 1 : 0].join('.')
}

/** What such a text says; one that was changed by another hand says nothing, and the visitor is asked again. */
export function readConsent(text: string | undefined): Consent | undefined {
  const [, choice, version = '', language, at, id = '', isRecordedText] = form.exec(text ?? '') ?? []
  const known = settings.languages.available.find((one) => one === language)
  if (!choice || !known) return undefined
  return {
    choice: choice as ConsentChoice,
    version,
    language: known,
    atMs: Number(at),
    id,
    isRecorded: isRecordedText === '1',
  }
}
