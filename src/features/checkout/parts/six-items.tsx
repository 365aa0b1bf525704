import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { moneyText } from '#src/ui/money-text.ts'
import '#src/styles/order.css'

const { waitDays, pairs: allPairs } = settings.edition
const { konbiniDays } = settings.paying
const { days: makingDays } = settings.making
const { days: refitDays } = settings.refit

/**
 * The six items on the last page of an order to Japan, in the order of the law (特定商取引に関する法律 第12条の6), in every language.
 */
export function SixItems({ quote, pairs }: { quote: Quote; pairs: number }) {
  const { i18n } = useLingui()
  const total = moneyText(quote.totalMinor, quote.currency, i18n.locale)
  const { min, max } = settings.transitDays.JP
  return (
    <dl className="six-items">
      <div>
        <dt>
          <Trans>Quantity</Trans>
        </dt>
        <dd>
          {pairs === 1 ? (
            <Trans>{pairs} pair, each shoe made to the measurements of its foot</Trans>
          ) : (
            <Trans>{pairs} pairs, each shoe made to the measurements of its foot</Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd>
          <Trans>{total}, tax and delivery included. You pay nothing beyond that.</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>When and how to pay</Trans>
        </dt>
        <dd>
          <Trans>
            Nothing is due when you order. After the workshop has checked the scan, within {waitDays} days of our
            e-mail, by card or at a convenience store (there within {konbiniDays} days of choosing it).
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Delivery time</Trans>
        </dt>
        <dd>
          <Trans>
            Made in about {makingDays} days from your payment, then {min} to {max} days on its way
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Cancelling and returns</Trans>
        </dt>
        <dd>
          <Trans>
            You can cancel free of charge until printing begins. After that there’s no return for a change of mind, as
            the pair is made to one person’s measurements. If it doesn’t fit, we make it again once, free of charge, if
            you tell us within {refitDays} days of delivery. If it’s faulty, we repair it, replace it or pay you back.
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Order period</Trans>
        </dt>
        <dd>
          <Trans>No fixed end: until the numbers of all {allPairs} pairs are taken</Trans>
        </dd>
      </div>
    </dl>
  )
}
