import type Stripe from 'stripe'
import { settings } from '#domain/settings.ts'
import type { PaymentLinkInput } from './payment-provider.ts'

/**
 * Stripe may reject working addresses, such as those of some Japanese phones, and then creates no page. Without an
 * address Stripe asks the payer itself.
 */
const plainEmail = /^[a-z\d_%+-]+(?:\.[a-z\d_%+-]+)*@[a-z\d.-]+$/

/** An address, if every provider accepts it. */
export function toProviderEmail(email: string | undefined): string | undefined {
  return email !== undefined && plainEmail.test(email) ? email : undefined
}

function marked(address: string, mark: 'paid' | 'left'): string {
  const url = new URL(address)
  url.searchParams.set(mark, '1')
  return url.href
}

/**
 * The parameters of a checkout session. Its return URLs carry a marker that only selects a text: returning proves
 * nothing.
 */
export function toSessionParams(linkInput: PaymentLinkInput): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment: linkInput.id, order: linkInput.orderNumber }
  const email = toProviderEmail(linkInput.email)
  const voucherOptions = {
    allowed_payment_method_types: ['card', 'konbini'],
    payment_method_options: { konbini: { expires_after_days: settings.paying.konbiniDays } },
  } satisfies Partial<Stripe.Checkout.SessionCreateParams>
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: linkInput.currency.toLowerCase(),
          unit_amount: linkInput.amountMinor,
          product_data: { name: linkInput.about },
        },
      },
    ],
    client_reference_id: linkInput.id,
    metadata,
    payment_intent_data: { metadata },
    ...(email === undefined ? {} : { customer_email: email }),
    locale: linkInput.language,
    expires_at: Math.floor(linkInput.endsAt.getTime() / 1_000),
    success_url: marked(linkInput.backTo, 'paid'),
    cancel_url: marked(linkInput.backTo, 'left'),
    ...(linkInput.currency === 'JPY' ? voucherOptions : { allowed_payment_method_types: ['card'] }),
  }
}
