import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { arrivalBetween, type Quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { useDaysText } from '#src/i18n/use-days-text.ts'
import '#src/styles/order.css'

/** The only delivery method is included in the price, so it is stated rather than chosen. */
export function DeliveryPart({ quote }: { quote: Quote }) {
  const daysText = useDaysText()
  const { clock } = useRouter().options.context
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const deliveryText = daysText(...arrivalBetween(quote, today))
  const { min, max } = settings.transitDays[quote.market]
  const { days } = settings.making
  return (
    <div className="checkout-delivery">
      <p>
        <span>
          <Trans>To your door, with tracking</Trans>
        </span>
        <span>
          <Trans>included</Trans>
        </span>
      </p>
      <p className="quiet">
        <Trans>
          Made in {days} days from your payment, then {min} to {max} days on its way. If you paid today, it would arrive{' '}
          {deliveryText}.
        </Trans>
      </p>
    </div>
  )
}
