import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { quote } from '#domain/price/quote.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { useWizard } from '../view/step-view.ts'

/** What the pair costs where it would go: every choice costs the same. */
export function PairPrice() {
  const { i18n } = useLingui()
  const country = useWizard(({ context }) => context.country)
  const quoted = quote(country, 1)
  if (!quoted.ok) return <Trans>We don’t deliver to your country yet. What you choose is saved all the same.</Trans>
  const price = moneyText(quoted.value.totalMinor, quoted.value.currency, i18n.locale)
  return <Trans>{price} with tax and delivery, whatever you choose. Your choices are saved as you make them.</Trans>
}
