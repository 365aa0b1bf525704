import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { getMarket } from '#domain/country/market.ts'
import { arrivalBetween, quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { toDescribedPair } from '#src/features/shoe-viewer/described-pair.ts'
import { PairChoices, PairName } from '#src/features/shoe-viewer/pair-words.tsx'
import { useDaysText } from '#src/i18n/use-days-text.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { isVoucherOpen } from './may-be-paid.ts'
import { OpenUntil } from './open-until.tsx'
import '#src/styles/order.css'

const { pairs: allPairs } = settings.edition
const { konbiniDays } = settings.paying
const { days: makingDays } = settings.making
const { days: refitDays } = settings.refit

/** The six items that Japanese law requires on the last page before a payment (特定商取引に関する法律 第12条の6). */
export function PayItems({ order }: { order: OrderView }) {
  const { i18n } = useLingui()
  const { pairs, currency } = order
  const count = pairs.length
  const total = moneyText(order.total_minor, currency, i18n.locale)
  return (
    <dl className="six-items">
      <Item name={<Trans>Quantity</Trans>}>
        {count === 1 ? (
          <Trans>
            <b>{count} pair</b>, each shoe made to the measurements of its foot
          </Trans>
        ) : (
          <Trans>
            <b>{count} pairs</b>, each shoe made to the measurements of its foot
          </Trans>
        )}
        {pairs.map((pair) => (
          <PaymentPair key={pair.design_id} pair={pair} />
        ))}
      </Item>
      <Item name={<Trans>Price</Trans>}>
        <Trans>
          <b>{total}</b>, tax and delivery included. You pay nothing beyond that.
        </Trans>
      </Item>
      <Item name={<Trans>When and how to pay</Trans>}>
        <HowToPay order={order} />
      </Item>
      <Item name={<Trans>Delivery time</Trans>}>
        <DeliveryDate order={order} />
      </Item>
      <Item name={<Trans>Cancelling and returns</Trans>}>
        <Trans>
          You can cancel free of charge until printing begins. After that there’s no return for a change of mind, as the
          pair is made to one person’s measurements. If it doesn’t fit, we make it again once, free of charge, if you
          tell us within {refitDays} days of delivery. If it’s faulty, we repair it, replace it or pay you back.
        </Trans>
      </Item>
      {order.pay_by !== null && (
        <Item name={<Trans>How long you have</Trans>}>
          <OpenUntil order={order} openUntil={order.pay_by} />
        </Item>
      )}
    </dl>
  )
}

function Item({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The edition number of the pair and its design. */
function PaymentPair({ pair }: { pair: OrderView['pairs'][number] }) {
  const { edition_number: number } = pair
  const pairDescription = toDescribedPair(pair)
  return (
    <div className="pay-pair">
      <p>
        <PairName pair={pairDescription} />
      </p>
      <div className="small quiet">
        {number !== null && (
          <p>
            <Trans>
              Number {number} of {allPairs}
            </Trans>
          </p>
        )}
        <PairChoices pair={pairDescription} />
      </div>
    </div>
  )
}

function HowToPay({ order }: { order: OrderView }) {
  if (isVoucherOpen(order))
    return (
      <Trans>
        <b>At a convenience store</b>, with the slip you chose
      </Trans>
    )
  if (order.currency === 'JPY')
    return (
      <Trans>
        <b>Now, by card or at a convenience store</b> (there within {konbiniDays} days of choosing it), on the page of
        our payment partner: your card number never reaches us.
      </Trans>
    )
  return (
    <Trans>
      <b>Now, by card</b>, on the page of our payment partner: your card number never reaches us.
    </Trans>
  )
}

/** The delivery date if paid today. */
function DeliveryDate({ order: { country, pairs } }: { order: OrderView }) {
  const daysText = useDaysText()
  const { clock } = useRouter().options.context
  const quoted = quote(country as Country, pairs.length)
  const { min, max } = settings.transitDays[getMarket(country as Country)]
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const days = quoted.ok ? daysText(...arrivalBetween(quoted.value, today)) : undefined
  return (
    <>
      <Trans>
        Made in about {makingDays} days from your payment, then {min} to {max} days on its way
      </Trans>
      <br />
      {days !== undefined && <Trans>If you paid today: {days}</Trans>}
    </>
  )
}
