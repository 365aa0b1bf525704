import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { marketOf } from '#domain/country/market-of.ts'
import { arrivalBetween, quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { useDaysText } from '#src/i18n/use-days-text.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { useDeadlineText } from './use-deadline-text.ts'

const { konbiniDays } = settings.paying
const { days: makingDays } = settings.making
const { days: refitDays } = settings.refit

/** The six items that a law of Japan wants on the last page before a payment (特定商取引に関する法律 第12条の6), told to whoever pays. */
export function PayItems({ order }: { order: SeenOrder }) {
  const { i18n } = useLingui()
  const deadlineText = useDeadlineText()
  const { pairs, currency, kept_until: keptUntil } = order
  const count = pairs.length
  const numbers = pairs.flatMap(({ edition_number: number }) => number ?? [])
  const named = new Intl.ListFormat(i18n.locale).format(numbers.map(String))
  const total = moneyText(order.total_minor, currency, i18n.locale)
  return (
    <dl className="six-items">
      <Item name={<Trans>Quantity</Trans>}>
        {count === 1 ? (
          <Trans>{count} pair, each shoe made to the measurements of its foot</Trans>
        ) : (
          <Trans>{count} pairs, each shoe made to the measurements of its foot</Trans>
        )}
        <br />
        {numbers.length > 0 && <Trans>Number {named}</Trans>}
      </Item>
      <Item name={<Trans>Price</Trans>}>
        <Trans>{total}, tax and delivery included. You pay nothing beyond that.</Trans>
      </Item>
      <Item name={<Trans>When and how to pay</Trans>}>
        {currency === 'JPY' ? (
          <Trans>
            Now, by card or at a convenience store (there within {konbiniDays} days of choosing it), on the page of our
            payment partner: your card number never reaches us.
          </Trans>
        ) : (
          <Trans>Now, by card, on the page of our payment partner: your card number never reaches us.</Trans>
        )}
      </Item>
      <Item name={<Trans>Delivery time</Trans>}>
        <Arrival order={order} />
      </Item>
      <Item name={<Trans>Cancelling and returns</Trans>}>
        <Trans>
          You can cancel free of charge until printing begins. After that there’s no return for a change of mind, as the
          pair is made to one person’s measurements. If it doesn’t fit, we make it again once, free of charge, if you
          tell us within {refitDays} days of delivery. If it’s faulty, we repair it, replace it or pay you back.
        </Trans>
      </Item>
      {keptUntil !== null && (
        <Item name={<Trans>How long you have</Trans>}>
          <Until until={deadlineText(keptUntil)} />
        </Item>
      )}
    </dl>
  )
}

function Until({ until }: { until: string }) {
  return <Trans>Until {until}. After that, other people can have the number. Your scans and designs stay.</Trans>
}

function Item({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** From a payment of today. */
function Arrival({ order: { country, pairs } }: { order: SeenOrder }) {
  const daysText = useDaysText()
  const { clock } = useRouter().options.context
  const quoted = quote(country as Country, pairs.length)
  const { least, most } = settings.transitDays[marketOf(country as Country)]
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const days = quoted.ok ? daysText(...arrivalBetween(quoted.value, today)) : undefined
  return (
    <>
      <Trans>
        Made in about {makingDays} days from your payment, then {least} to {most} days on its way
      </Trans>
      <br />
      {days !== undefined && <Trans>If you paid today: {days}</Trans>}
    </>
  )
}
