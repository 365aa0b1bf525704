import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Quote } from '#domain/price/quote.ts'
import { moneyText } from '#src/ui/money-text.ts'

/** The price of pairs at their destination, and that nothing is due yet. */
export function PriceLines({ quote }: { quote: Pick<Quote, 'currency' | 'lines' | 'totalMinor' | 'tax'> }) {
  const { i18n } = useLingui()
  const { currency, lines, totalMinor, tax } = quote
  const money = (minor: number) => moneyText(minor, currency, i18n.locale)
  const { percent } = tax
  const of = money(tax.minor)
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <div key={line.kind}>
          <dt>
            {line.kind === 'delivery' ? (
              <Trans>Delivery</Trans>
            ) : line.count === 1 ? (
              <Trans>The pair</Trans>
            ) : (
              <>
                <Trans>Pairs</Trans>{' '}
                <small className="quiet">
                  {line.count} × {money(line.eachMinor)}
                </small>
              </>
            )}
          </dt>
          <dd>{line.minor === 0 ? <Trans>included</Trans> : money(line.minor)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>
          <Trans>Total</Trans>{' '}
          <small className="quiet">
            <Trans>
              including {percent}% tax, {of}
            </Trans>
          </small>
        </dt>
        <dd>
          <b>{money(totalMinor)}</b>
        </dd>
      </div>
      <div className="now">
        <dt>
          <Trans>To pay now</Trans>
        </dt>
        <dd>{money(0)}</dd>
      </div>
    </dl>
  )
}
