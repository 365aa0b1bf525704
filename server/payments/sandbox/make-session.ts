import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '#server/db/schema.ts'
import { newId } from './news.ts'
import { type Answer, refusal, sessionObject } from './wire.ts'

const minuteMs = 60_000
const named = z.strictObject({ payment: z.uuid(), order: z.string().check(z.minLength(1), z.maxLength(500)) })
const whole = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number))
const page = z.url({ protocol: /^https?$/ })

/** What the shop asks for, and nothing else: what the protocol would not know is refused, as it would be there. */
const asked = z.strictObject({
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

/** The least that is taken, by the protocol's own rule. */
const least = { gbp: 30, jpy: 50 } as const

type Asked = z.output<typeof asked>

export function readSessionAsked(form: unknown, now: Date): { readonly asked: Asked } | { readonly refused: Answer } {
  const read = asked.safeParse(form)
  if (!read.success) return { refused: refusal(400, 'parameter_invalid') }
  const { expires_at: end, line_items: items, allowed_payment_method_types: ways } = read.data
  const { currency, unit_amount: amount } = items[0].price_data
  const lastsMs = end * 1_000 - now.getTime()
  // A page lasts half an hour at least, and a day at most.
  if (lastsMs < 30 * minuteMs || lastsMs > 24 * 60 * minuteMs) return { refused: refusal(400, 'expires_at_invalid') }
  if (amount < least[currency]) return { refused: refusal(400, 'amount_too_small') }
  if (ways.includes('konbini') && currency !== 'jpy')
    return { refused: refusal(400, 'payment_method_currency_mismatch') }
  return { asked: read.data }
}

export async function makeSession(
  transaction: Transaction<Schema>,
  wish: Asked,
  linkTo: (id: string) => string,
  now: Date,
): Promise<Answer> {
  const { currency, unit_amount: amount, product_data: product } = wish.line_items[0].price_data
  const hasSlips = wish.allowed_payment_method_types.includes('konbini')
  const session = await transaction
    .insertInto('sandbox_sessions')
    .values({
      id: newId('cs'),
      payment: wish.metadata.payment,
      order_number: wish.metadata.order,
      charge: newId('pi'),
      currency,
      amount,
      about: product.name,
      language: wish.locale,
      paid_url: wish.success_url,
      left_url: wish.cancel_url,
      slip_days: hasSlips ? (wish.payment_method_options?.konbini.expires_after_days ?? 3) : null,
      made_at: now,
      expires_at: new Date(wish.expires_at * 1_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { status: 200, body: sessionObject(session, linkTo(session.id)) }
}
