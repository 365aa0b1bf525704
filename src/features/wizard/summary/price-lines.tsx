import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { quote } from '#domain/price/quote.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { useWizard } from '../view/step-view.ts'

/** What the pair costs where it goes, and that nothing of it is due yet. */
export function PriceLines() {
  const { i18n } = useLingui()
  const country = useWizard(({ context }) => context.country)
  const quoted = quote(country, 1)
  if (!quoted.ok) return null
  const { currency, lines, totalMinor, tax } = quoted.value
  const money = (minor: number) => moneyText(minor, currency, i18n.locale)
  const { percent } = tax
  const of = money(tax.minor)
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <div key={line.kind}>
          <dt>{line.kind === 'pairs' ? <Trans>The pair</Trans> : <Trans>Delivery</Trans>}</dt>
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
