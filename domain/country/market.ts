import { settings } from '#domain/settings.ts'
import type { Country } from './countries.ts'

/** Whose prices, laws and forms of address hold. The language has no part in it. */
export type Market = keyof typeof settings.prices

const { shipsTo, default: home } = settings.country

export function getMarket(country: Country): Market {
  return country === 'JP' ? 'JP' : 'GB'
}

/** Whether a name is asked for with its reading: the market decides it, never the language. */
export function needsKana(country: Country): boolean {
  return getMarket(country) === 'JP'
}

export function isNotUK(country: Country): boolean {
  return country !== home
}

/** Every other country reads everything, and can be told when we begin to ship there. */
export function isShippedTo(country: Country): boolean {
  return shipsTo.some((one) => one === country)
}
