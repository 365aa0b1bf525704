import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Configuration } from '#domain/design/configuration.ts'
import type { OrderActor } from '#domain/order/moves.ts'
import { canRemake, type RemakeError, type RemakeKind } from '#domain/order/remake.ts'
import { freeQuote } from '#domain/price/free-quote.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { insertOrder, type PairToOrder } from './insert-order.ts'
import type { OrderMailDeps } from './mails/order-link.ts'
import { queueOrderMail } from './mails/queue-order-mail.ts'
import { newOrderNumber } from './new-order-number.ts'
import { loadTransitionContext, type OrderRow } from './transition-context.ts'

type MakeAgainInput = {
  /** Locked, so that two concurrent requests are checked one after the other. */
  readonly order: OrderRow
  readonly pairId: string
  readonly kind: RemakeKind
  /** Another configuration with its consent; without it the pair is remade unchanged. */
  readonly other?: Pick<PairToOrder, 'consent_version' | 'consent_language' | 'consent_wording' | 'agreed_at'> & {
    readonly configuration: Configuration
  }
  readonly by: OrderActor
  readonly actorName?: string
  readonly reason?: string
}

/** Places a free order for remaking a pair of a sale. The pair keeps the edition number of the first one. */
export async function remakePair(
  transaction: Transaction<Schema>,
  deps: OrderMailDeps,
  { order, pairId, kind, other, ...who }: MakeAgainInput,
  now: Date,
): Promise<Result<{ readonly id: string; readonly number: string }, RemakeError>> {
  const before = await transaction
    .selectFrom('order_pairs')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['kind', 'stage'])
    .where('original_pair_id', '=', pairId)
    .execute()
  const { daysInStage } = await loadTransitionContext(transaction, order, now)
  const may = canRemake(kind, { kind: order.kind, stage: order.stage, daysInStage, before })
  if (!may.ok) return may
  const { configuration, ...first } = await transaction
    .selectFrom('order_pairs')
    .select(['design_id', 'configuration', 'consent_version', 'consent_language', 'consent_wording', 'agreed_at'])
    .where('id', '=', pairId)
    .executeTakeFirstOrThrow()
  const pair = { ...first, ...other, id: randomUUID(), original_pair_id: pairId }
  const { customer_id, guest_id, country, language, contact, address, terms_version: termsVersion } = order
  const made = { id: randomUUID(), number: newOrderNumber() }
  await insertOrder(
    transaction,
    {
      ...made,
      ...who,
      // The table guarantees that an order has an owner.
      owner: { customer_id, guest_id } as Parameters<typeof insertOrder>[1]['owner'],
      kind,
      ofOrder: order.id,
      isCompanion: true,
      country,
      language,
      quote: freeQuote(order.quote),
      termsVersion,
      contact,
      address,
      pairs: [{ ...pair, configuration: JSON.stringify(other?.configuration ?? configuration) }],
    },
    now,
  )
  await queueOrderMail(transaction, deps, { orderId: made.id, kind: `${kind}_placed` }, now)
  return ok(made)
}
