import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { dayMs, minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { answerError, type SandboxResponse, sessionObject } from './sandbox-answers.ts'
import { newId } from './sandbox-webhooks.ts'

const named = z.strictObject({ payment: z.uuid(), order: z.string().check(z.minLength(1), z.maxLength(500)) })
const whole = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number))
const page = z.url({ protocol: /^https?$/ })

/** Exactly what the shop sends: anything unknown to the protocol is rejected, as Stripe would. */
const requestSchema = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.tuple([
    z.strictObject({
      quantity: z.literal('1'),
      price_data: z.strictObject({
        currency: z.enum(['gbp', 'jpy']),
        unit_amount: whole,
        product_data: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(250)) }),
      }),
    }),
  ]),
  client_reference_id: z.uuid(),
  metadata: named,
  payment_intent_data: z.strictObject({ metadata: named }),
  customer_email: z.optional(z.email()),
  locale: z.enum(['en', 'ja']),
  expires_at: whole,
  success_url: page,
  cancel_url: page,
  allowed_payment_method_types: z.array(z.enum(['card', 'konbini'])),
  payment_method_options: z.optional(z.strictObject({ konbini: z.strictObject({ expires_after_days: whole }) })),
})

/** The minimum amounts of Stripe's protocol, in minor units. */
const min = { gbp: 30, jpy: 50 } as const

type SessionInput = z.output<typeof requestSchema>

export function readSessionRequest(
  form: unknown,
  now: Date,
): { readonly requestSchema: SessionInput } | { readonly error: SandboxResponse } {
  const read = requestSchema.safeParse(form)
  if (!read.success) return { error: answerError(400, 'parameter_invalid') }
  const { expires_at: end, line_items: items, allowed_payment_method_types: paymentMethods } = read.data
  const { currency, unit_amount: amount } = items[0].price_data
  const lastsMs = end * 1_000 - now.getTime()
  // A page is open for 30 minutes at least and 24 hours at most.
  if (lastsMs < 30 * minuteMs || lastsMs > dayMs) return { error: answerError(400, 'expires_at_invalid') }
  if (amount < min[currency]) return { error: answerError(400, 'amount_too_small') }
  if (paymentMethods.includes('konbini') && currency !== 'jpy')
    return { error: answerError(400, 'payment_method_currency_mismatch') }
  return { requestSchema: read.data }
}

export async function makeSession(
  transaction: Transaction<Schema>,
  sandboxInput: SessionInput,
  linkTo: (id: string) => string,
  now: Date,
): Promise<SandboxResponse> {
  const { currency, unit_amount: amount, product_data: product } = sandboxInput.line_items[0].price_data
  const hasVouchers = sandboxInput.allowed_payment_method_types.includes('konbini')
  const session = await transaction
    .insertInto('sandbox_sessions')
    .values({
      id: newId('cs'),
      payment_id: sandboxInput.metadata.payment,
      order_number: sandboxInput.metadata.order,
      charge_id: newId('pi'),
      currency,
      amount,
      description: product.name,
      language: sandboxInput.locale,
      success_url: sandboxInput.success_url,
      cancel_url: sandboxInput.cancel_url,
      voucher_days: hasVouchers ? (sandboxInput.payment_method_options?.konbini.expires_after_days ?? 3) : null,
      created_at: now,
      expires_at: new Date(sandboxInput.expires_at * 1_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { status: 200, body: sessionObject(session, linkTo(session.id)) }
}
