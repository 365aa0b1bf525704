import { type Language, settings } from '#domain/settings.ts'

/** The wording of the consent banner. It is data, because what was shown is also stored as proof. */
export type Wording = { readonly text: string; readonly accept: string; readonly reject: string }

export const consentChoices = ['accepted', 'rejected'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** A visitor's choice, the wording it refers to, and whether the server has recorded its proof. */
export type Consent = {
  readonly choice: ConsentChoice
  /** The version and language of the wording that was shown. */
  readonly version: string
  readonly language: Language
  readonly atMs: number
  /** The id of the proof; a changed choice gets a new one. */
  readonly id: string
  readonly isRecorded: boolean
}

const form = /^(accepted|rejected)\.([\w-]{1,20})\.([a-z]{2})\.(\d{1,15})\.([\da-f-]{36})\.([01])$/

/** Writes a consent as one text, of characters that a cookie allows. */
export function writeConsent({ choice, version, language, atMs, id, isRecorded }: Consent): string {
  return [choice, version, language, atMs, id, isRecorded ? 1 : 0].join('.')
}

/** Reads such a text; a malformed one counts as no consent, and the visitor is asked again. */
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
