import type { Country } from '#domain/country/countries.ts'
import { marketOf } from '#domain/country/market-of.ts'
import type { Quote } from '#domain/price/quote.ts'
import type { CheckoutLine } from '#machines/checkout/checkout.types.ts'
import { PairLine } from '#src/features/shoe-viewer/pair-words.tsx'
import { SixItems } from './six-items.tsx'
import { WhatHolds } from './what-holds.tsx'
import '#src/styles/order.css'

type Props = { lines: readonly CheckoutLine[]; country: Country; quote: Quote }

/** Everything that is agreed with the order, right above its button: what, for how much, when, and what holds by the law of where it goes. */
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
      {marketOf(country) === 'JP' ? <SixItems quote={quote} pairs={lines.length} /> : <WhatHolds quote={quote} />}
    </>
  )
}
