import { ok } from '#domain/result.ts'
import type { PostcodePort } from './postcode-port.ts'

/** Buildings that everybody may visit or has heard of, so that no private address stands here. */
const places: Readonly<Record<string, readonly { readonly line_1: string; readonly city: string }[]>> = {
  'SW1A 2AA': [{ line_1: '10 Downing Street', city: 'London' }],
  'NW1 6XE': [
    { line_1: '221b Baker Street', city: 'London' },
    { line_1: '231-233 Baker Street', city: 'London' },
  ],
  'EH1 2NG': [{ line_1: 'Castlehill', city: 'Edinburgh' }],
}

/** A demo needs no account anywhere: it answers a few codes, which the form names, and no others. */
export const demoPostcodes: PostcodePort = {
  knows: { GB: 'addresses' },
  only: { GB: Object.keys(places) },
  lookUp: async (country, postcode) =>
    ok(country === 'GB' ? (places[postcode] ?? []).map((town) => ({ ...town, postcode })) : []),
}
