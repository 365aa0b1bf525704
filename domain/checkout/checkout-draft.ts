import * as z from 'zod/mini'
import { dayMs } from '#domain/time.ts'
import { addressTexts } from '../contract/addresses.ts'
import type { PlaceOrderRequest } from '../contract/checkout.ts'
import { settings } from '../settings.ts'

const [first, ...others] = settings.country.shipsTo
export type CheckoutCountry = (typeof settings.country.shipsTo)[number]

const typed = z.optional(z.object(addressTexts))
const money = z.strictObject({ currency: z.string(), total_minor: z.int() })

/** The body of `placeOrder`; the server validates it by its own schema. */
const order = z.strictObject({
  lines: z.array(z.string()),
  price: money,
  terms_version: z.string(),
  language: z.enum(settings.languages.available),
  contact: z.strictObject({ email: z.string(), phone: z.optional(z.string()) }),
  delivery: z.strictObject({ country: z.string(), fields: z.object(addressTexts) }),
})
export type SentOrder = PlaceOrderRequest

/**
 * Stored unparsed, with its fields in their original order: a retry has to send the same bytes, or the server takes it
 * for another order.
 */
const sent = z.unknown().check(z.refine((stored) => order.safeParse(stored).success))

const draft = z.strictObject({
  email: z.string().check(z.maxLength(400)),
  phone: z.string().check(z.maxLength(100)),
  /** The country of delivery. */
  country: z.enum([first, ...others]),
  /** The address typed for each country, so that it is still there after switching countries and back. */
  addresses: z.strictObject({ GB: typed, JP: typed } satisfies Record<CheckoutCountry, typeof typed>),
  /** The order that was sent, until its result is known. */
  sent: z.exactOptional(sent),
})
/** The checkout form as filled in so far. */
export type CheckoutDraft = Readonly<Omit<z.infer<typeof draft>, 'sent'>> & { readonly sent?: SentOrder }

const stored = z.strictObject({ version: z.literal(1), savedAtMs: z.number(), draft })

export const checkoutDraftKey = 'hadashi-draft-checkout'

export function newCheckoutDraft(country: CheckoutCountry): CheckoutDraft {
  return { email: '', phone: '', country, addresses: {} }
}

export function writeCheckoutDraft(one: CheckoutDraft, savedAtMs: number): string {
  return JSON.stringify({ version: 1, savedAtMs, draft: one })
}

/** Reads the draft stored on this device; `undefined` if it is too old or invalid. */
export function readCheckoutDraft(text: string | null, nowMs: number): CheckoutDraft | undefined {
  try {
    const read = stored.safeParse(JSON.parse(text ?? ''))
    if (!read.success || nowMs - read.data.savedAtMs > settings.checkout.draftDays * dayMs) return undefined
    return read.data.draft as CheckoutDraft
  } catch {
    return undefined
  }
}
