import type { Kysely, Selectable, Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ok } from '#domain/result.ts'
import type { PairFault } from '#domain/workshop/pair-fault.ts'
import type { OrderPairsTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Files } from '#server/files/port.ts'
import { type JobKind, type JobTools, worldJob } from '#server/jobs/job-kind.ts'
import { holdOrder } from '#server/orders/facts-of.ts'
import type { TellParts } from '#server/orders/mails/link-of-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { publishOfOrder } from '#server/orders/publish-of-order.ts'
import { checkPair, type PairOfPrints } from './check-pair.ts'
import { keepPrints, type WrittenPrint, writePrints } from './keep-prints.ts'
import { openPrintRoom, type PrintRoom } from './print-room.ts'

export type WorkshopParts = TellParts & { readonly files: Files; now(): Date }

type Pair = Pick<Selectable<OrderPairsTable>, 'id' | 'order_id' | 'revision' | 'configuration'>

const minuteMs = 60_000

/**
 * The workshop looks at an order, one at a time on each server: pair by pair, each kept as soon as it is made, so that whoever takes the job over
 * after a kill goes on where it stood. Then the order is ready, or it needs its customer.
 */
export function checkOrder(parts: () => WorkshopParts): JobKind {
  return worldJob({
    payload: z.strictObject({}),
    retry: { pausesMs: [5_000, minuteMs, 10 * minuteMs], tries: 5 },
    limitMs: 10 * minuteMs,
    atOnce: 1,
    async run(db, _payload, tools) {
      const begun = await begin(db, parts(), tools.subject)
      if (!begun) return ok(undefined)
      parts().mail.wake()
      const room = openPrintRoom(tools.signal)
      try {
        await checkPairs(db, parts(), tools, room)
      } finally {
        await room.close()
      }
      await inTransaction(db, (transaction) => conclude(transaction, parts(), tools.subject))
      parts().mail.wake()
      return ok(undefined)
    },
  })
}

/** Whether there is anything to check: an order may have gone, ended or been checked by others meanwhile. */
function begin(db: Kysely<Schema>, parts: WorkshopParts, orderId: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await holdOrder(transaction, orderId)
    if (order?.stage === 'in_review') return true
    if (order?.stage !== 'placed') return false
    return (await moveOrder(transaction, parts, { orderId, to: 'in_review', by: 'check' }, parts.now())).ok
  })
}

async function checkPairs(db: Kysely<Schema>, parts: WorkshopParts, tools: JobTools, room: PrintRoom): Promise<void> {
  for (let pair = await nextPair(db, tools.subject); pair; pair = await nextPair(db, tools.subject)) {
    const { place, of } = pair
    const checked = await checkPair(pair.configuration, room, (side) =>
      tools.progress(`${side} shoe, pair ${place} of ${of}`),
    )
    if (!checked.ok) await keepFault(db, parts, pair, checked.facts)
    else {
      const written = await writePrints(db, parts.files, pair.order_id, checked.value, parts.now())
      await keepMade(db, parts, pair, checked.value, written)
    }
    // One that was changed meanwhile is looked at again.
    tools.signal.throwIfAborted()
  }
}

async function nextPair(db: Kysely<Schema>, orderId: string) {
  const pairs = await db
    .selectFrom('order_pairs')
    .select(['id', 'order_id', 'revision', 'configuration', 'checked'])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute()
  const at = pairs.findIndex(({ checked }) => checked === 'waiting')
  const pair = pairs[at]
  return pair && { ...pair, place: at + 1, of: pairs.length }
}

function keepFault(db: Kysely<Schema>, parts: WorkshopParts, pair: Pair, fault: PairFault): Promise<void> {
  return keep(db, parts, pair, 'failed', { fault: JSON.stringify(fault), report: null })
}

function keepMade(
  db: Kysely<Schema>,
  parts: WorkshopParts,
  pair: Pair,
  { left, right }: PairOfPrints,
  written: readonly WrittenPrint[],
): Promise<void> {
  const report = JSON.stringify({ left: left.report, right: right.report })
  return keep(db, parts, pair, 'passed', { fault: null, report }, (transaction) =>
    keepPrints(transaction, pair, written),
  )
}

/** What was found of a revision is written once, and counts as long as it is the one of now; files of an older one are swept away. */
function keep(
  db: Kysely<Schema>,
  parts: WorkshopParts,
  { id, order_id: orderId, revision }: Pair,
  checked: 'passed' | 'failed',
  found: { readonly fault: string | null; readonly report: string | null },
  more: (transaction: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const order = await holdOrder(transaction, orderId)
    if (order?.stage !== 'in_review') return
    const { numUpdatedRows } = await transaction
      .updateTable('order_pairs')
      .set({ checked })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('checked', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const now = parts.now()
    await transaction.deleteFrom('pair_checks').where('pair_id', '=', id).where('revision', '=', revision).execute()
    await transaction
      .insertInto('pair_checks')
      .values({ pair_id: id, revision, checked_at: now, ...found })
      .execute()
    await more(transaction)
    await publishOfOrder(transaction, order, now)
  })
}

async function conclude(transaction: Transaction<Schema>, parts: WorkshopParts, orderId: string): Promise<void> {
  const order = await holdOrder(transaction, orderId)
  if (order?.stage !== 'in_review') return
  const to = order.kind === 'sale' ? 'ready_to_pay' : 'printing'
  const now = parts.now()
  const moved = await moveOrder(transaction, parts, { orderId, to, by: 'check' }, now)
  if (!moved.ok) await moveOrder(transaction, parts, { orderId, to: 'needs_attention', by: 'check' }, now)
}
