import type { countryNumbers } from './numbers.ts'

export type Country = keyof typeof countryNumbers

/** A first letter followed by all second letters: compact, since every page carries these codes. */
const codes = `
ADEFGILMORSTUWXZ BABDEFGHIJLMNOQRSTWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRTUWY HKNRTU
IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW
SABCDEGHIJKLMNORSTVXYZ TCDGHJKLMNORTVWZ UAGSYZ VACEGINU WFS YET ZAMW
`

export const countries = codes
  .trim()
  .split(/\s/)
  .flatMap(([first, ...seconds]) => seconds.map((second) => `${first}${second}`)) as readonly Country[]

const known: ReadonlySet<unknown> = new Set(countries)

/** Whether a value is one of the 243 country codes, exactly in upper case. */
export function isCountry(code: unknown): code is Country {
  return known.has(code)
}
