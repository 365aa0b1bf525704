import { settings } from '#domain/settings.ts'
import type { Country } from './countries.ts'

/** The market whose prices, laws and address forms apply. The language does not matter. */
export type Market = keyof typeof settings.prices

const { shipsTo, default: home } = settings.country

export function getMarket(country: Country): Market {
  return country === 'JP' ? 'JP' : 'GB'
}

/** Whether a name needs its reading: decided by the market, never by the language. */
export function needsKana(country: Country): boolean {
  return getMarket(country) === 'JP'
}

export function isNotUK(country: Country): boolean {
  return country !== home
}

/** Customers elsewhere can read everything, and join the waitlist for their country. */
export function isShippedTo(country: Country): boolean {
  return shipsTo.some((one) => one === country)
}
