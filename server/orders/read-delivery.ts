import type { AddressTexts } from '#domain/address/postal-address.ts'
import { readAddress } from '#domain/address/read-address.ts'
import { readPhone } from '#domain/contact/read-phone.ts'
import type { PlaceOrderRequest } from '#domain/contract/checkout.ts'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { isShippedTo } from '#domain/country/market.ts'
import { fail, ok } from '#domain/result.ts'
import { failWithAddressErrors } from '#server/address/address-errors.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'

type DeliveryInput = PlaceOrderRequest['delivery']

export type Delivery = { readonly country: Country; readonly address: AddressTexts; readonly phone?: string }

/** Reads the delivery address by the rules of its country, and the phone number for the carrier. */
export function readDelivery(
  { country, fields }: DeliveryInput,
  phone: { readonly field: string; readonly typed?: string | undefined },
) {
  if (!isCountry(country)) return failWithFieldErrors([['delivery.country', 'invalid_value']])
  if (!isShippedTo(country)) return fail('not_shipping', { difference: { country } } as const)
  const address = readAddress(country, fields)
  if (!address.ok) return failWithAddressErrors(address.facts, ['delivery', 'fields'])
  const number = phone.typed === undefined ? undefined : readPhone(country, phone.typed)?.e164
  if (phone.typed !== undefined && number === undefined) return failWithFieldErrors([[phone.field, 'invalid_format']])
  const delivery: Delivery = { country, address: address.value.fields, ...(number !== undefined && { phone: number }) }
  return ok(delivery)
}
