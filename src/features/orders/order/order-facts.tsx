import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { writeAddress } from '#domain/address/write-address.ts'
import type { Country } from '#domain/country/countries.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { moneyText } from '#src/ui/money-text.ts'
import '#src/styles/order.css'

type Props = {
  order: OrderView
  /** The link that changes the e-mail address, where that is possible. */
  emailAction: ReactNode
}

/** The price, delivery address and e-mail address of an order. */
export function OrderFacts({ order, emailAction }: Props) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { country, address, email, kind } = order
  return (
    <dl className="order-facts">
      <div>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd>
          {kind === 'sale' ? (
            <Trans>{moneyText(order.total_minor, order.currency, i18n.locale)}, tax and delivery included</Trans>
          ) : (
            <Trans>Paid with the first order</Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Delivery address</Trans>
        </dt>
        <dd>
          <address>
            {writeAddress({ country: country as Country, fields: address }, language).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>E-mail address</Trans>
        </dt>
        <dd>
          {email} {emailAction}
        </dd>
      </div>
    </dl>
  )
}
