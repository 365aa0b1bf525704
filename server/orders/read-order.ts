import type { AddressTexts } from '#domain/address/postal-address.ts'
import { readEmail } from '#domain/contact/read-email.ts'
import type * as placing from '#domain/contract/checkout.ts'
import type { Country } from '#domain/country/countries.ts'
import type { OrderContact } from '#domain/order/order-contact.ts'
import type { Quote } from '#domain/price/quote.ts'
import { fail, ok } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { Call } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { changedPrice, quotePairs } from './order-prices.ts'
import { readDelivery } from './read-delivery.ts'

type PlaceOrderBody = Call<typeof placing.placeOrder>['body']

/** The validated delivery and contact of an order, and today's price. */
export type ReadOrder = {
  readonly country: Country
  readonly address: AddressTexts
  readonly contact: OrderContact
  readonly quote: Quote
}

/** Validates the input, and checks that the price and the terms are still those that the customer saw. */
export function readOrder({ delivery, contact, price, terms_version, lines }: PlaceOrderBody) {
  const read = readDelivery(delivery, { field: 'contact.phone', typed: contact.phone })
  if (!read.ok) return read
  const { country, address, phone } = read.value
  const email = readEmail(contact.email)
  if (email === undefined) return failWithFieldErrors([['contact.email', 'invalid_format']])
  const quote = quotePairs(country, lines.length)
  const changed = changedPrice(quote, price)
  if (changed) return changed
  const version = settings.terms.versions[0].number
  if (terms_version !== version) return fail('terms_changed', { difference: { version } } as const)
  const order: ReadOrder = { country, address, contact: { email, ...(phone !== undefined && { phone }) }, quote }
  return ok(order)
}
