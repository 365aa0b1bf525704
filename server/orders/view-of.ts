import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { orderView } from '#domain/contract/order-view.ts'
import { deedsAt } from '#domain/order/customer-deeds.ts'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import type { OrderRow } from './facts-of.ts'

type View = z.infer<typeof orderView>

const dayMs = 86_400_000

/** An order as its customer sees it. */
export async function viewOf(db: Kysely<Schema>, order: OrderRow): Promise<View> {
  const pairs = await db
    .selectFrom('order_pairs')
    .leftJoin('edition_numbers', (join) =>
      // A pair that is made again has the number of the first.
      join.on((where) => where('pair_id', '=', where.fn.coalesce('of_pair', 'order_pairs.id'))),
    )
    .select(['edition_numbers.number as edition_number', 'design_id', 'checked', 'configuration'])
    .where('order_id', '=', order.id)
    .orderBy('place')
    .execute()
  const history = await db
    .selectFrom('order_history')
    .select(['at', 'to_stage as stage'])
    .where('order_id', '=', order.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const { number, kind, stage, country, currency, total_minor, contact, carrier, parcel } = order
  return {
    number,
    kind,
    stage,
    placed_at: order.placed_at.toISOString(),
    country,
    currency,
    total_minor,
    email: contact.email,
    address: order.address as Record<string, string>,
    carrier,
    parcel,
    kept_until: keptUntil(order),
    pairs: pairs.map(({ configuration: { upper, colour, feel, soleText, person }, ...pair }) => ({
      ...pair,
      for: person?.name ?? null,
      upper,
      colour,
      feel,
      sole_text: soleText,
    })),
    history: history.map((row) => ({ ...row, at: row.at.toISOString() })),
    deeds: [...deedsAt(stage)],
  }
}

function keptUntil({ stage, first_ready_at }: OrderRow): string | null {
  if (stage !== 'ready_to_pay' || first_ready_at === null) return null
  return new Date(first_ready_at.getTime() + settings.edition.waitDays * dayMs).toISOString()
}
