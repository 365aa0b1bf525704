import { readKana } from '#domain/address/read-kana.ts'

type KanaInput = {
  readonly family_kana?: string | undefined
  readonly given_kana?: string | undefined
  readonly has_no_kana?: boolean | undefined
}
type KanaField = 'family_kana' | 'given_kana'
type FieldErrorKind = 'too_small' | 'invalid_format'

/** Reads the kana of both names; `undefined` if the customer states that the name has none. */
export function readReadings(said: KanaInput, reportFieldError: (field: KanaField, kind: FieldErrorKind) => void) {
  if (said.has_no_kana === true) return undefined
  const read = (field: KanaField) => {
    const typed = said[field] ?? ''
    const kana = readKana(typed)
    if (kana === undefined) reportFieldError(field, typed.trim() === '' ? 'too_small' : 'invalid_format')
    return kana ?? ''
  }
  return { family_kana: read('family_kana'), given_kana: read('given_kana') }
}
