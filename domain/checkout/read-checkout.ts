import { addressForm } from '../address/address-form.ts'
import type { AddressTexts } from '../address/postal-address.ts'
import { type AddressError, readAddress } from '../address/read-address.ts'
import { readEmail } from '../contact/read-email.ts'
import { readPhone } from '../contact/read-phone.ts'
import { fail, ok, type Result } from '../result.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

export type CheckoutFieldError =
  | { readonly field: 'email'; readonly code: 'missing' | 'no_email' }
  | { readonly field: 'phone'; readonly code: 'missing' | 'no_phone' }
  /** By the shop alone: the page offers where it delivers to. */
  | { readonly field: 'country'; readonly code: 'not_shipping' }
  | AddressError

/** Whom an order is told to and where it goes, as the shop takes it. */
export type CheckoutRead = {
  readonly email: string
  readonly phone?: string
  readonly fields: AddressTexts
}

/** Whether the carrier of a country asks for a number: in Japan no parcel is taken without. */
export function needsPhone({ country }: Pick<CheckoutDraft, 'country'>): boolean {
  return country === 'JP'
}

/** What was typed of an address of its country; of another form nothing is sent. */
export function typedAddress({ country, addresses }: CheckoutDraft): AddressTexts {
  const form = addressForm(country)
  const typed = Object.entries(addresses[country] ?? {})
  return Object.fromEntries(typed.filter(([name]) => form.some(({ field }) => field === name)))
}

/** What was typed, or everything that is in its way, in the order of the page. */
export function readCheckout(draft: CheckoutDraft): Result<CheckoutRead, 'incomplete', readonly CheckoutFieldError[]> {
  const fieldErrors: CheckoutFieldError[] = []
  const email = readEmail(draft.email)
  if (email === undefined)
    fieldErrors.push({ field: 'email', code: draft.email.trim() === '' ? 'missing' : 'no_email' })
  const address = readAddress(draft.country, typedAddress(draft))
  if (!address.ok) fieldErrors.push(...address.facts)
  const isPhoneRequired = draft.phone.trim() !== '' || needsPhone(draft)
  const phone = isPhoneRequired ? readPhone(draft.country, draft.phone)?.e164 : undefined
  if (isPhoneRequired && phone === undefined)
    fieldErrors.push({ field: 'phone', code: draft.phone.trim() === '' ? 'missing' : 'no_phone' })
  if (fieldErrors.length > 0 || email === undefined || !address.ok) return fail('incomplete', fieldErrors)
  return ok({ email, fields: address.value.fields, ...(phone !== undefined && { phone }) })
}
