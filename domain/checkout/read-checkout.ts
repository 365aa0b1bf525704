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
  /** Reported by the server only: the page offers just the countries it ships to. */
  | { readonly field: 'country'; readonly code: 'not_shipping' }
  | AddressError

/** The validated contact and address of an order. */
export type CheckoutRead = {
  readonly email: string
  readonly phone?: string
  readonly fields: AddressTexts
}

/** Whether a phone number is required: carriers in Japan accept no parcel without one. */
export function needsPhone({ country }: Pick<CheckoutDraft, 'country'>): boolean {
  return country === 'JP'
}

/** The typed address, limited to the fields of its country's form, so that nothing of another form is sent. */
export function typedAddress({ country, addresses }: CheckoutDraft): AddressTexts {
  const form = addressForm(country)
  const typed = Object.entries(addresses[country] ?? {})
  return Object.fromEntries(typed.filter(([name]) => form.some(({ field }) => field === name)))
}

/** Validates the checkout form, or lists all field errors in the order of the page. */
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
