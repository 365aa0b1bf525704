import type { countryNumbers } from './numbers.ts'

export type Country = keyof typeof countryNumbers

/** A first letter and all the second ones: every page carries these, so they are written small. */
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

/** Whether a text is the code of one of the 243 countries, as it is written: two large letters. */
export function isCountry(code: unknown): code is Country {
  return known.has(code)
}
