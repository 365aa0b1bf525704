import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import type { Country } from '#domain/country/countries.ts'
import { marketOf } from '#domain/country/market-of.ts'
import type { Quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import type { CheckoutLine } from '#machines/checkout/checkout.types.ts'
import { colourWords, feelWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { SixItems } from './six-items.tsx'
import { WhatHolds } from './what-holds.tsx'

type Props = { lines: readonly CheckoutLine[]; country: Country; quote: Quote }

/** Everything that is agreed with the order, right above its button: what, for how much, when, and what holds by the law of where it goes. */
export function ReviewPart({ lines, country, quote }: Props) {
  return (
    <>
      <ul className="checkout-lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {marketOf(country) === 'JP' ? <SixItems quote={quote} pairs={lines.length} /> : <WhatHolds quote={quote} />}
    </>
  )
}

function Line({ line: { configuration } }: { line: CheckoutLine }) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { person, soleText, ...chosen } = configuration
  const { name } = person
  const [upper, colour, feel] = [upperWords[chosen.upper], colourWords[chosen.colour], feelWords[chosen.feel]].map(
    (word) => i18n._(word),
  )
  return (
    <li>
      <img
        src={`/img/pair-${chosen.upper}-${chosen.colour}.webp`}
        width={800}
        height={600}
        alt={t`A computer-generated pair: ${upper}, ${colour}`}
      />
      <div>
        <b>
          {settings.brand.productName} {name !== '' && <Trans>for {name}</Trans>}
        </b>
        <p className="small quiet">
          <Trans>
            {upper}, {colour}, feel: {feel}
          </Trans>
          <br />
          {soleText === '' ? <Trans>No text under the sole</Trans> : <Trans>Under the sole: {soleText}</Trans>}
        </p>
      </div>
    </li>
  )
}
