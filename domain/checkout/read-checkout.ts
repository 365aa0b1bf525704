import { addressForm } from '../address/address-form.ts'
import type { AddressTexts } from '../address/postal-address.ts'
import { type AddressFault, readAddress } from '../address/read-address.ts'
import { readEmail } from '../contact/read-email.ts'
import { readPhone } from '../contact/read-phone.ts'
import { fail, ok, type Result } from '../result.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

export type CheckoutFault =
  | { readonly field: 'email'; readonly fault: 'missing' | 'no_email' }
  | { readonly field: 'phone'; readonly fault: 'missing' | 'no_phone' }
  /** By the shop alone: the page offers where it delivers to. */
  | { readonly field: 'country'; readonly fault: 'not_shipping' }
  | AddressFault

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
export function readCheckout(draft: CheckoutDraft): Result<CheckoutRead, 'incomplete', readonly CheckoutFault[]> {
  const faults: CheckoutFault[] = []
  const email = readEmail(draft.email)
  if (email === undefined) faults.push({ field: 'email', fault: draft.email.trim() === '' ? 'missing' : 'no_email' })
  const address = readAddress(draft.country, typedAddress(draft))
  if (!address.ok) faults.push(...address.facts)
  const isAsked = draft.phone.trim() !== '' || needsPhone(draft)
  const phone = isAsked ? readPhone(draft.country, draft.phone)?.e164 : undefined
  if (isAsked && phone === undefined)
    faults.push({ field: 'phone', fault: draft.phone.trim() === '' ? 'missing' : 'no_phone' })
  if (faults.length > 0 || email === undefined || !address.ok) return fail('incomplete', faults)
  return ok({ email, fields: address.value.fields, ...(phone !== undefined && { phone }) })
}
