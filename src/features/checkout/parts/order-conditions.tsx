import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { Sign } from '#src/ui/sign.tsx'

/**
 * The terms of orders to the United Kingdom, shown before ordering (Consumer Contracts Regulations 2013, regulation 13
 * and 28).
 */
export function OrderConditions({ quote: { totalMinor, currency } }: { quote: Quote }) {
  const { i18n } = useLingui()
  const total = moneyText(totalMinor, currency, i18n.locale)
  const { days } = settings.refit
  const { waitDays } = settings.edition
  return (
    <ul className="terms-lines">
      <li>
        <Sign tone="good" />
        <p>
          <Trans>
            <b>You pay later.</b> The workshop checks your scan first. Then we e-mail you a link to pay {total}, and
            keep your number for {waitDays} days.
          </Trans>
        </p>
      </li>
      <li>
        <Sign tone="good" />
        <p>
          <Trans>
            <b>Cancel free of charge</b> until printing begins, paid or not.
          </Trans>
        </p>
      </li>
      <li>
        <Sign tone="caution" />
        <p>
          <Trans>
            <b>Made to measure.</b> Once printing has begun you can’t send the pair back because you changed your mind:
            the 14-day right to cancel doesn’t apply to it.
          </Trans>
        </p>
      </li>
      <li>
        <Sign tone="good" />
        <p>
          <Trans>
            <b>Doesn’t fit?</b> We make it again once, free of charge, if you tell us within {days} days of delivery. If
            it’s faulty, you keep all your rights by law.
          </Trans>
        </p>
      </li>
    </ul>
  )
}
