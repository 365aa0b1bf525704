import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Country } from '#domain/country/countries.ts'

/** How a number is stored and dialled (ITU-T E.164), and how it is written in its country. */
export type Phone = { readonly e164: string; readonly formatted: string }

/** The characters of a number without an extension. */
const plain = /^\+?[\d\s().\-/‐‑‒–—―−ー]{4,32}$/u

/** NFKC turns full-width characters into half-width ones; every kind of hyphen becomes one. */
function tidyNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/[‐‑‒–—―−ー]/gu, '-')
}

/** Reads a valid phone number as people in that country dial it; `undefined` if it is invalid. */
export function readPhone(country: Country, typed: string): Phone | undefined {
  const text = tidyNumber(typed)
  if (!plain.test(text)) return undefined
  // A few islands have no numbering plan of their own: there only numbers with a + are accepted.
  const here = isSupportedCountry(country) ? { defaultCountry: country } : {}
  const typedHere = parsePhoneNumberFromString(text, { ...here, extract: false })
  if (!typedHere || typedHere.ext) return undefined
  // The stored number must be valid in any context; some islands share the code of another country.
  const phone = parsePhoneNumberFromString(typedHere.number)
  if (!phone?.isValid()) return undefined
  // The national format is shown only if it reads back as the same number, which fails in a few countries.
  const national = phone.country === country ? phone.formatNational() : ''
  const isSame = parsePhoneNumberFromString(national, here)?.number === phone.number
  return { e164: phone.number, formatted: isSame ? national : phone.formatInternational() }
}
