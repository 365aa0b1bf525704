import { dayMs } from '#domain/time.ts'
import type { Country } from '../country/countries.ts'
import { getMarket, isShippedTo, type Market } from '../country/market.ts'
import { fail, ok, type Result } from '../result.ts'
import { settings } from '../settings.ts'

/**
 * The price of pairs with tax, in pence or whole yen: computed alike in the browser that shows it and on the server
 * that takes the order.
 */
export type Quote = {
  readonly market: Market
  readonly currency: (typeof settings.prices)[Market]['currency']
  readonly lines: readonly QuoteLine[]
  readonly totalMinor: number
  /** The tax included in the total. */
  readonly tax: { readonly percent: number; readonly minor: number }
  /** From payment to delivery. */
  readonly arrivesInDays: { readonly min: number; readonly max: number }
}

export type QuoteLine =
  | { readonly kind: 'pairs'; readonly count: number; readonly eachMinor: number; readonly minor: number }
  | { readonly kind: 'delivery'; readonly minor: number }

export type QuoteError = 'not_shipping' | 'no_pairs' | 'too_many_pairs'

/** The delivery country determines the market, whatever language or country the shop is viewed in. */
export function quote(delivery: Country, pairs: number): Result<Quote, QuoteError> {
  if (!isShippedTo(delivery)) return fail('not_shipping')
  if (!Number.isSafeInteger(pairs) || pairs < 1) return fail('no_pairs')
  if (pairs > settings.order.designs * settings.order.perDesign) return fail('too_many_pairs')
  const market = getMarket(delivery)
  const { currency, pair, delivery: deliveryMinor } = settings.prices[market]
  const percent = settings.taxPercents[market]
  const totalMinor = pairs * pair + deliveryMinor
  const { min, max } = settings.transitDays[market]
  return ok({
    market,
    currency,
    lines: [
      { kind: 'pairs', count: pairs, eachMinor: pair, minor: pairs * pair },
      { kind: 'delivery', minor: deliveryMinor },
    ],
    totalMinor,
    tax: { percent, minor: taxWithin(totalMinor, percent) },
    arrivesInDays: { min: settings.making.days + min, max: settings.making.days + max },
  })
}

/**
 * The tax included in a price. Computed once for the whole total, dropping the fraction of a penny or yen, as invoices
 * in both countries may.
 */
export function taxWithin(totalMinor: number, percent: number): number {
  return Math.floor((totalMinor * percent) / (100 + percent))
}

/** The first and last day, as YYYY-MM-DD, on which a pair arrives that is paid on a given day. */
export function arrivalBetween({ arrivesInDays: { min, max } }: Quote, paidOn: string): readonly [string, string] {
  const dayAfter = (days: number) =>
    new Date(Date.parse(`${paidOn}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
  return [dayAfter(min), dayAfter(max)]
}
