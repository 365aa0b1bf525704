import { useLingui } from '@lingui/react/macro'
import { deliveryTerms } from '#domain/address/delivery-terms.ts'
import type { Country } from '#domain/country/countries.ts'
import { countryNames } from '#domain/country/country-list.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

/** What a delivery to a country means for a visitor who sees the prices of theirs; nothing where it is as they see it. */
export function useDeliveryText(visitors: Country): (delivery: Country) => string | undefined {
  const { t } = useLingui()
  const names = countryNames[useLanguage()]
  return (delivery) => {
    const terms = deliveryTerms(delivery, visitors)
    const country = names[delivery]
    if (terms.kind === 'as-shown') return undefined
    if (terms.kind === 'not-shipped') return t`We don’t deliver to ${country} yet. You can still keep this address.`
    const shown = names[visitors]
    return terms.market === 'JP'
      ? t`Orders delivered to Japan are paid in yen, and Japanese law applies. The shop now shows you prices for ${shown}.`
      : t`Orders delivered to the United Kingdom are paid in pounds, and UK law applies. The shop now shows you prices for ${shown}.`
  }
}
