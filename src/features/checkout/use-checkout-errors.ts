import { useLingui } from '@lingui/react/macro'
import { addressFields } from '#domain/address/postal-address.ts'
import type { AddressFault } from '#domain/address/read-address.ts'
import type { CheckoutFault } from '#domain/checkout/read-checkout.ts'
import type { Country } from '#domain/country/countries.ts'
import { useFaultText } from '#src/features/address-form/form/use-fault-text.ts'

/** What is wrong with each field of the page, in words. */
export function useCheckoutErrors(country: Country, faults: readonly CheckoutFault[]) {
  const { t } = useLingui()
  const addressText = useFaultText(country)

  function text(fault: CheckoutFault): string {
    if (isOfAddress(fault)) return addressText(fault)
    if (fault.fault === 'missing')
      return fault.field === 'email'
        ? t`Enter your e-mail address.`
        : t`Enter a phone number. Carriers in Japan ask for one.`
    if (fault.field === 'email') return t`This can’t be an e-mail address. Please check it.`
    if (fault.field === 'phone') return t`This can’t be a phone number. Please check it.`
    return t`We don’t deliver there yet. Choose another country.`
  }

  return {
    ofAddress: faults.filter(isOfAddress),
    all: faults.map((fault) => ({ field: `checkout-${fault.field}`, text: text(fault) })),
    of: (field: 'email' | 'phone') => {
      const fault = faults.find((one) => one.field === field)
      return fault && text(fault)
    },
  }
}

function isOfAddress(fault: CheckoutFault): fault is AddressFault {
  return addressFields.some((field) => field === fault.field)
}
