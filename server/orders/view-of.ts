import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { orderView } from '#domain/contract/order-view.ts'
import { deedsAt } from '#domain/order/customer-deeds.ts'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import type { OrderRow } from './facts-of.ts'
import { historyOf, pairsOf } from './read-of-order.ts'

type View = z.infer<typeof orderView>

const dayMs = 86_400_000

/** An order as its customer sees it. */
export async function viewOf(db: Kysely<Schema>, order: OrderRow): Promise<View> {
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
    email_bounced: order.email_bounced_at !== null,
    address: order.address as Record<string, string>,
    carrier,
    parcel,
    kept_until: keptUntil(order),
    pairs: await pairsOf(db, order.id),
    history: (await historyOf(db, order.id)).map(({ at, to_stage }) => ({ at, stage: to_stage })),
    deeds: [...deedsAt(stage)],
  }
}

function keptUntil({ stage, first_ready_at }: OrderRow): string | null {
  if (stage !== 'ready_to_pay' || first_ready_at === null) return null
  return new Date(first_ready_at.getTime() + settings.edition.waitDays * dayMs).toISOString()
}
