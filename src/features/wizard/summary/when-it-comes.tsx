import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { arrivalBetween, quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { useDaysText } from '#src/i18n/use-days-text.ts'
import { useWizard } from '../view/step-view.ts'
import '#src/styles/pair.css'

/** What happens after the order, step by step, and when the pair would arrive. */
export function WhenItComes() {
  const daysText = useDaysText()
  const { clock } = useRouter().options.context
  const country = useWizard(({ context }) => context.country)
  const quoted = quote(country, 1)
  if (!quoted.ok) return null
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const deliveryText = daysText(...arrivalBetween(quoted.value, today))
  const { min, max } = settings.transitDays[quoted.value.market]
  const days = settings.making.days
  return (
    <>
      <ol className="what-comes">
        <li>
          <Trans>You place the order. Nothing is due yet, and you can cancel free of charge.</Trans>
        </li>
        <li>
          <Trans>The workshop checks that the pair can be made, and then asks you to pay.</Trans>
        </li>
        <li>
          <Trans>Your pair is made: {days} days from your payment.</Trans>
        </li>
        <li>
          <Trans>
            It’s sent to you: {min} to {max} days.
          </Trans>
        </li>
      </ol>
      <p className="quiet">
        <Trans>Expected arrival, if paid today: {deliveryText}.</Trans>
      </p>
    </>
  )
}
