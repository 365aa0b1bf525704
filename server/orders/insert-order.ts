import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import type { Country } from '#domain/country/countries.ts'
import type { OrderActor } from '#domain/order/moves.ts'
import type { OrderContact } from '#domain/order/order-contact.ts'
import type { OrderKind } from '#domain/order/stages.ts'
import type { Quote } from '#domain/price/quote.ts'
import type { Language } from '#domain/settings.ts'
import type { OrderPairsTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/scans/owner.ts'
import { queueWorkshopCheck } from './queue-workshop-check.ts'

/** A pair as it is in the cart: its configuration and the consent to make it. */
export type PairToOrder = { readonly id: string } & Pick<
  OrderPairsTable,
  'original_pair_id' | 'design_id' | 'consent_version' | 'consent_language' | 'consent_wording' | 'agreed_at'
> & { readonly configuration: string }

export type NewOrder = {
  readonly id: string
  readonly number: string
  readonly owner: Owner
  readonly kind: OrderKind
  readonly ofOrder?: string
  readonly isCompanion: boolean
  readonly country: Country
  readonly language: Language
  readonly quote: Quote
  readonly termsVersion: string
  readonly contact: OrderContact
  readonly address: AddressTexts
  readonly pairs: readonly PairToOrder[]
  readonly by: OrderActor
  /** The name of an operator. */
  readonly actorName?: string
  readonly reason?: string
}

/** Inserts a placed order: its snapshot, its pairs and the first entry of its history. */
export async function insertOrder(transaction: Transaction<Schema>, order: NewOrder, now: Date): Promise<void> {
  const { id, number, owner, kind, ofOrder, isCompanion, country, language, quote, pairs, by } = order
  await transaction
    .insertInto('orders')
    .values({
      id,
      number,
      ...owner,
      kind,
      original_order_id: ofOrder ?? null,
      is_companion: isCompanion,
      stage: 'placed',
      stage_entered_at: now,
      placed_at: now,
      first_ready_to_pay_at: null,
      country,
      language,
      currency: quote.currency,
      total_minor: kind === 'sale' ? quote.totalMinor : 0,
      quote: JSON.stringify(quote),
      terms_version: order.termsVersion,
      contact: JSON.stringify(order.contact),
      address: JSON.stringify(order.address),
      payment_open_until: null,
      carrier: null,
      tracking_number: null,
    })
    .execute()
  // A split-off order gets its pairs from the original order.
  if (pairs.length > 0) {
    await transaction
      .insertInto('order_pairs')
      .values(pairs.map((pair, index) => ({ ...pair, order_id: id, position: index })))
      .execute()
    await queueWorkshopCheck(transaction, id, now)
  }
  await transaction
    .insertInto('order_transitions')
    .values({
      id: randomUUID(),
      order_id: id,
      occurred_at: now,
      actor: by,
      actor_name: order.actorName ?? null,
      from_stage: null,
      to_stage: 'placed',
      reason: order.reason ?? null,
    })
    .execute()
}
