import { useLingui } from '@lingui/react/macro'
import { addressFields } from '#domain/address/postal-address.ts'
import type { AddressError } from '#domain/address/read-address.ts'
import type { CheckoutFieldError } from '#domain/checkout/read-checkout.ts'
import type { Country } from '#domain/country/countries.ts'
import { useAddressErrorText } from '#src/features/address-form/form/use-address-error-text.ts'

/** The error texts of the checkout fields. */
export function useCheckoutErrors(country: Country, fieldErrors: readonly CheckoutFieldError[]) {
  const { t } = useLingui()
  const addressText = useAddressErrorText(country)

  function text(error: CheckoutFieldError): string {
    if (isAddressField(error)) return addressText(error)
    if (error.code === 'missing')
      return error.field === 'email'
        ? t`Enter your e-mail address.`
        : t`Enter a phone number. Carriers in Japan ask for one.`
    if (error.field === 'email') return t`This can’t be an e-mail address. Please check it.`
    if (error.field === 'phone') return t`This can’t be a phone number. Please check it.`
    return t`We don’t deliver there yet. Choose another country.`
  }

  return {
    ofAddress: fieldErrors.filter(isAddressField),
    all: fieldErrors.map((error) => ({ field: `checkout-${error.field}`, text: text(error) })),
    of: (field: 'email' | 'phone') => {
      const error = fieldErrors.find((one) => one.field === field)
      return error && text(error)
    },
  }
}

function isAddressField(error: CheckoutFieldError): error is AddressError {
  return addressFields.some((field) => field === error.field)
}
