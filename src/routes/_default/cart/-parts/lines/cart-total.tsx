import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { Notice } from '#src/ui/notice.tsx'

const most = settings.order.designs * settings.order.perDesign

/** What all pairs cost together, and that nothing of it is due yet; or why that cannot be said. */
export function CartTotal({ quoted }: { quoted: ReturnType<typeof quote> }) {
  const { i18n } = useLingui()
  if (!quoted.ok)
    return (
      <Notice tone="caution">
        {quoted.code === 'not_shipping' ? (
          <Trans>We don’t have a price for your country yet.</Trans>
        ) : (
          <Trans>One order can have up to {most} pairs. Please remove the others before you order.</Trans>
        )}
      </Notice>
    )
  const { currency, lines, totalMinor, tax } = quoted.value
  const money = (minor: number) => moneyText(minor, currency, i18n.locale)
  const { percent } = tax
  const of = money(tax.minor)
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <div key={line.kind}>
          <dt>
            {line.kind === 'pairs' ? (
              <>
                <Trans>Pairs</Trans>{' '}
                <small className="quiet">
                  {line.count} × {money(line.eachMinor)}
                </small>
              </>
            ) : (
              <Trans>Delivery</Trans>
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
