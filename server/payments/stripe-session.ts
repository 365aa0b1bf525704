import type Stripe from 'stripe'
import { settings } from '#domain/settings.ts'
import type { LinkWish } from './port.ts'

/** Addresses that mail goes to, as some of Japanese phones, may be none to the house: it would make no page, so it asks its payer itself. */
const plainEmail = /^[a-z\d_%+-]+(?:\.[a-z\d_%+-]+)*@[a-z\d.-]+$/

/** An address, if every house takes it. */
export function housesEmail(email: string | undefined): string | undefined {
  return email !== undefined && plainEmail.test(email) ? email : undefined
}

function marked(address: string, mark: 'paid' | 'left'): string {
  const url = new URL(address)
  url.searchParams.set(mark, '1')
  return url.href
}

/** What a page is asked for with. It leads back with a mark, for words alone: that somebody comes back proves nothing. */
export function sessionOf(wish: LinkWish): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment: wish.id, order: wish.orderNumber }
  const email = housesEmail(wish.email)
  const slips = {
    allowed_payment_method_types: ['card', 'konbini'],
    payment_method_options: { konbini: { expires_after_days: settings.paying.konbiniDays } },
  } satisfies Partial<Stripe.Checkout.SessionCreateParams>
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: wish.currency.toLowerCase(),
          unit_amount: wish.amountMinor,
          product_data: { name: wish.about },
        },
      },
    ],
    client_reference_id: wish.id,
    metadata,
    payment_intent_data: { metadata },
    ...(email === undefined ? {} : { customer_email: email }),
    locale: wish.language,
    expires_at: Math.floor(wish.endsAt.getTime() / 1_000),
    success_url: marked(wish.backTo, 'paid'),
    cancel_url: marked(wish.backTo, 'left'),
    ...(wish.currency === 'JPY' ? slips : { allowed_payment_method_types: ['card'] }),
  }
}
