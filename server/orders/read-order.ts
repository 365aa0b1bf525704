import type { AddressTexts } from '#domain/address/postal-address.ts'
import { readAddress } from '#domain/address/read-address.ts'
import { readEmail } from '#domain/contact/read-email.ts'
import { readPhone } from '#domain/contact/read-phone.ts'
import type * as placing from '#domain/contract/place-order-call.ts'
import { type Country, isCountry } from '#domain/country/countries.ts'
import type { OrderContact } from '#domain/order/order-contact.ts'
import { type Quote, quote } from '#domain/price/quote.ts'
import { fail, ok } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { refusedAddress } from '#server/address/refused-address.ts'
import type { Call } from '#server/http/endpoint.ts'
import { refusedFields } from '#server/http/problem.ts'

type Body = Call<typeof placing.placeOrder>['body']

/** Where an order goes and whom it is told to, by the rules; and what it costs today. */
export type ReadOrder = {
  readonly country: Country
  readonly address: AddressTexts
  readonly contact: OrderContact
  readonly quote: Quote
}

/** What was typed, and whether what was seen still holds: the price of that delivery, and the terms. */
export function readOrder({ delivery, contact, price, terms_version, lines }: Body) {
  const { country, fields } = delivery
  if (!isCountry(country)) return refusedFields([['delivery.country', 'invalid_value']])
  const quoted = quote(country, lines.length)
  if (!quoted.ok) return fail('not_shipping', { code: 'not_shipping', difference: { country } } as const)
  const address = readAddress(country, fields)
  if (!address.ok) return refusedAddress(address.facts, ['delivery', 'fields'])
  const email = readEmail(contact.email)
  if (email === undefined) return refusedFields([['contact.email', 'invalid_format']])
  const phone = contact.phone === undefined ? undefined : readPhone(country, contact.phone)?.e164
  if (contact.phone !== undefined && phone === undefined) return refusedFields([['contact.phone', 'invalid_format']])
  const { currency, totalMinor: total_minor } = quoted.value
  if (price.currency !== currency || price.total_minor !== total_minor)
    return fail('price_changed', { code: 'price_changed', difference: { currency, total_minor } } as const)
  const version = settings.terms.versions[0].number
  if (terms_version !== version)
    return fail('terms_changed', { code: 'terms_changed', difference: { version } } as const)
  const read: ReadOrder = {
    country,
    address: address.value.fields,
    contact: { email, ...(phone !== undefined && { phone }) },
    quote: quoted.value,
  }
  return ok(read)
}
