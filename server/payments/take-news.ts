import type { Kysely, Transaction } from 'kysely'
import type * as newsCall from '#domain/contract/payment-news-call.ts'
import type { NewsEffect } from '#domain/payment/payment-news.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { RawUseCase, SignedCall } from '#server/http/raw.ts'
import type { Log } from '#server/log.ts'
import type { PayParts } from './house-parts.ts'
import { holdPayment, type Payment } from './payment-rows.ts'
import type { NewsOf, PaymentNews } from './port.ts'
import { followMoneyBack } from './refund-news.ts'
import { followPayment } from './settle-payment.ts'

type Contract = typeof newsCall.takePaymentNews
type Parts = PayParts & { readonly log: Log }

/** News of money that the shop does not know yet comes again, for as long as a house tells anything: the news before it may be on its way. */
const early = 3 * 24 * 3_600_000

/**
 * News of the payment house: believed by its signature alone, and taken in one transaction with all that it brings. What is told again, late or out
 * of its order changes nothing more.
 */
export function takeNews(parts: Parts) {
  return async (db: Kysely<Schema>, { id, bytes, headers }: SignedCall<Contract>): ReturnType<RawUseCase<Contract>> => {
    if (id !== parts.house.name) return fail('NOT_FOUND', undefined)
    const read = await parts.house.readNews(bytes, headers['stripe-signature'], parts.now())
    if (!read.ok) {
      parts.log.warn({ fault: read.code }, 'News of a payment is not believed')
      if (read.code === 'unreadable') return fail('BAD_REQUEST', undefined)
      const code = read.code === 'old' ? 'news_old' : 'news_forged'
      return fail(code, { code })
    }
    if (!read.value) return ok({})
    const news = read.value
    const taken = await inTransaction(db, (transaction) => takeOnce(transaction, parts, news))
    if (!taken.ok) return fail('UNAVAILABLE', undefined)
    parts.log.info({ event: news.eventId, kind: news.kind, effect: taken.value }, 'News of a payment')
    parts.mail.wake()
    return ok({})
  }
}

/** A house that looks after several shops tells of payments that are none of this one's. */
export async function takeOnce(
  transaction: Transaction<Schema>,
  parts: PayParts,
  news: PaymentNews,
): Promise<Result<NewsEffect, 'too_early'>> {
  const { house, now } = parts
  const payment = await paymentOf(transaction, parts, news.of)
  const isEarly = 'chargeRef' in news.of && now().getTime() - news.at.getTime() < early
  if (!payment && isEarly) return fail('too_early')
  const row = { house: house.name, event_id: news.eventId, kind: news.kind, at: news.at, received_at: now() }
  const { numInsertedOrUpdatedRows: isNew } = await transaction
    .insertInto('payment_news')
    .values({ ...row, payment_id: payment?.id ?? null, effect: 'not_ours' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (!isNew || !payment) return ok(isNew ? 'not_ours' : 'known_already')
  const effect =
    (await followPayment(transaction, parts, payment, news)) ??
    (await followMoneyBack(transaction, parts, payment, news))
  await transaction
    .updateTable('payment_news')
    .set({ effect })
    .where('house', '=', house.name)
    .where('event_id', '=', news.eventId)
    .execute()
  return ok(effect)
}

/** Held, with its order before it. */
async function paymentOf(
  transaction: Transaction<Schema>,
  { house }: PayParts,
  of: NewsOf,
): Promise<Payment | undefined> {
  const named = transaction.selectFrom('payments').select('id').where('house', '=', house.name)
  const found = await ('paymentId' in of
    ? named.where('id', '=', of.paymentId)
    : named.where('charge_ref', '=', of.chargeRef)
  ).executeTakeFirst()
  return found && holdPayment(transaction, found.id)
}
