import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Country } from '#domain/country/countries.ts'

/** How a number is kept and dialled (ITU-T E.164), and how people read it in their country. */
export type Phone = { readonly e164: string; readonly formatted: string }

/** What a number may be written with; an extension is none of it. */
const plain = /^\+?[\d\s().\-/‐‑‒–—―−ー]{4,32}$/u

/** Full-width signs are narrow after NFKC; every kind of hyphen is one. */
function tidyNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/[‐‑‒–—―−ー]/gu, '-')
}

/** A phone number that could ring, read as people in that country dial it; nothing when it cannot be one. */
export function readPhone(country: Country, typed: string): Phone | undefined {
  const text = tidyNumber(typed)
  if (!plain.test(text)) return undefined
  // A few islands have no numbers of their own: there only those with a + are known.
  const here = isSupportedCountry(country) ? { defaultCountry: country } : {}
  const typedHere = parsePhoneNumberFromString(text, { ...here, extract: false })
  if (!typedHere || typedHere.ext) return undefined
  // What is kept must be a number wherever it is read next; some islands share the code of another country.
  const phone = parsePhoneNumberFromString(typedHere.number)
  if (!phone?.isValid()) return undefined
  // The national form is shown where it is read as the same number again, which a few countries' forms are not.
  const national = phone.country === country ? phone.formatNational() : ''
  const isSame = parsePhoneNumberFromString(national, here)?.number === phone.number
  return { e164: phone.number, formatted: isSame ? national : phone.formatInternational() }
}
