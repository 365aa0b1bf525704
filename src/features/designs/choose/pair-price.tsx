import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { quote } from '#domain/price/quote.ts'
import { moneyInSentence } from '#src/ui/money-text.ts'

/** The price of a pair in the visitor's country: it is the same for every design. */
export function PairPrice() {
  const { i18n } = useLingui()
  const { country } = useRouter().options.context
  const quoted = quote(useSyncExternalStore(country.onChange, country.code), 1)
  if (!quoted.ok)
    return <Trans>We don’t have a price for your country yet. What you choose is saved all the same.</Trans>
  const price = moneyInSentence(quoted.value.totalMinor, quoted.value.currency, i18n.locale)
  return <Trans>{price} with tax and delivery, whatever you choose. Your choices are saved as you make them.</Trans>
}
