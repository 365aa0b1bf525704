import { useLingui } from '@lingui/react/macro'
import { deliveryTerms } from '#domain/address/delivery-terms.ts'
import type { Country } from '#domain/country/countries.ts'
import { nameInSentence } from '#domain/country/name-in-sentence.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

/** What a delivery to a country means for a visitor from another; `undefined` if both are in the same market. */
export function useDeliveryText(visitors: Country): (delivery: Country) => string | undefined {
  const { t } = useLingui()
  const language = useLanguage()
  return (delivery) => {
    const terms = deliveryTerms(delivery, visitors)
    const country = nameInSentence(delivery, language)
    if (terms.kind === 'as-shown') return undefined
    if (terms.kind === 'not-shipped') return t`We don’t deliver to ${country} yet. You can still keep this address.`
    const set = nameInSentence(visitors, language)
    return terms.market === 'JP'
      ? t`Your country is set to ${set}, but the delivery country decides. Orders delivered to Japan are paid in yen, and you keep your rights under Japanese consumer law.`
      : t`Your country is set to ${set}, but the delivery country decides. Orders delivered to the United Kingdom are paid in pounds, and you keep your rights under UK consumer law.`
  }
}
