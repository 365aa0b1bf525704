import { ok } from '#domain/result.ts'
import type { PostcodePort } from './postcode-port.ts'

/** Well-known public buildings, so that no private address appears here. */
const places: Readonly<Record<string, readonly { readonly line_1: string; readonly city: string }[]>> = {
  'SW1A 2AA': [{ line_1: '10 Downing Street', city: 'London' }],
  'NW1 6XE': [
    { line_1: '221b Baker Street', city: 'London' },
    { line_1: '231-233 Baker Street', city: 'London' },
  ],
  'EH1 2NG': [{ line_1: 'Castlehill', city: 'Edinburgh' }],
}

/** A demo needs no account with a service: it answers only these postcodes, which the form names. */
export const demoPostcodes: PostcodePort = {
  knows: { GB: 'addresses' },
  only: { GB: Object.keys(places) },
  lookUp: async (country, postcode) =>
    ok(country === 'GB' ? (places[postcode] ?? []).map((town) => ({ ...town, postcode })) : []),
}
