import { readKana } from '#domain/address/read-kana.ts'

type Said = {
  readonly family_kana?: string | undefined
  readonly given_kana?: string | undefined
  readonly has_no_kana?: boolean | undefined
}
type Reading = 'family_kana' | 'given_kana'
type Fault = 'too_small' | 'invalid_format'

/** How somebody's name is read, both parts; nothing where they say that it has no reading in Japanese. */
export function readReadings(said: Said, tell: (field: Reading, fault: Fault) => void) {
  if (said.has_no_kana === true) return undefined
  const read = (field: Reading) => {
    const typed = said[field] ?? ''
    const kana = readKana(typed)
    if (kana === undefined) tell(field, typed.trim() === '' ? 'too_small' : 'invalid_format')
    return kana ?? ''
  }
  return { family_kana: read('family_kana'), given_kana: read('given_kana') }
}
