import type { Country } from '#domain/country/countries.ts'
import { getMarket } from '#domain/country/market.ts'
import type { Quote } from '#domain/price/quote.ts'
import type { CheckoutLine } from '#machines/checkout/checkout.types.ts'
import { PairLine } from '#src/features/shoe-viewer/pair-words.tsx'
import { OrderConditions } from './order-conditions.tsx'
import { SixItems } from './six-items.tsx'
import '#src/styles/order.css'

type Props = { lines: readonly CheckoutLine[]; country: Country; quote: Quote }

/**
 * The terms of the order, directly above its button: the pairs, the price, the dates, and the legal terms of the
 * destination country.
 */
export function ReviewPart({ lines, country, quote }: Props) {
  return (
    <>
      <ul className="checkout-lines">
        {lines.map(({ id, configuration }) => (
          <li key={id} className="pair-line">
            <PairLine pair={configuration} />
          </li>
        ))}
      </ul>
      {getMarket(country) === 'JP' ? (
        <SixItems quote={quote} pairs={lines.length} />
      ) : (
        <OrderConditions quote={quote} />
      )}
    </>
  )
}
