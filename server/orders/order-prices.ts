import type { Country } from '#domain/country/countries.ts'
import { openStages } from '#domain/order/stages.ts'
import { type Quote, quote } from '#domain/price/quote.ts'
import { fail, ok } from '#domain/result.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import type { OrderRow } from './transition-context.ts'

/** The current price of a number of pairs in a country that is delivered to. */
export function quotePairs(country: Country, pairs: number): Quote {
  const quoted = quote(country, pairs)
  if (!quoted.ok) throw new Error(`${pairs} pairs to ${country} have no price: ${quoted.code}`)
  return quoted.value
}

/**
 * The price of an order when it is delivered to a country: in its own country the agreed price, in another one today's
 * price of its pairs. After payment, and if it is free of charge, it must stay in its country.
 */
export function priceAt(order: OrderRow, country: Country) {
  if (country === order.country) return ok(order.quote)
  if (order.kind !== 'sale' || !openStages.includes(order.stage))
    return failWithFieldErrors([['delivery.country', 'invalid_value']])
  return ok(quotePairs(country, pairsIn(order.quote)))
}

function pairsIn({ lines }: Quote): number {
  return lines.reduce((sum, line) => (line.kind === 'pairs' ? sum + line.count : sum), 0)
}

/** The error if the sum differs from the one that the customer saw. */
export function changedPrice({ currency, totalMinor }: Quote, agreed: { currency: string; total_minor: number }) {
  if (agreed.currency === currency && agreed.total_minor === totalMinor) return undefined
  const difference = { currency, total_minor: totalMinor }
  return fail('price_changed', { difference } as const)
}
