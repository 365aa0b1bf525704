import * as z from 'zod/mini'
import { addressFields } from '../address/postal-address.ts'
import { orderToPlace } from '../contract/order-to-place.ts'
import { type Country, isCountry } from '../country/countries.ts'
import { settings } from '../settings.ts'

const texts = z.partialRecord(z.enum(addressFields), z.optional(z.string().check(z.maxLength(400))))

const country = z.custom<Country>(isCountry)

const draft = z.strictObject({
  email: z.string().check(z.maxLength(400)),
  phone: z.string().check(z.maxLength(100)),
  /** Where it is delivered to. */
  country,
  /** What was typed for each country: whoever changes the country and comes back finds it there. */
  addresses: z.record(z.string().check(z.refine(isCountry)), texts),
  /** What was sent, as long as nobody knows what became of it. */
  sent: z.exactOptional(orderToPlace),
})
/** What somebody types to order, as far as they are. */
export type CheckoutDraft = Readonly<z.infer<typeof draft>>
export type SentOrder = NonNullable<CheckoutDraft['sent']>

const kept = z.strictObject({ version: z.literal(1), savedAtMs: z.number(), draft })

export const checkoutDraftKey = 'hadashi-draft-checkout'

export function newCheckoutDraft(country: Country): CheckoutDraft {
  return { email: '', phone: '', country, addresses: {} }
}

export function writeCheckoutDraft(one: CheckoutDraft, savedAtMs: number): string {
  return JSON.stringify({ version: 1, savedAtMs, draft: one })
}

const dayMs = 86_400_000

/** What a device has kept and is not too old; a text that is none says nothing. */
export function readCheckoutDraft(text: string | null, nowMs: number): CheckoutDraft | undefined {
  try {
    const read = kept.safeParse(JSON.parse(text ?? ''))
    if (!read.success || nowMs - read.data.savedAtMs > settings.checkout.draftDays * dayMs) return undefined
    return read.data.draft
  } catch {
    return undefined
  }
}
