import type { Kysely, Selectable, Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ok } from '#domain/result.ts'
import { minuteMs } from '#domain/time.ts'
import type { PairCheckError } from '#domain/workshop/pair-check-error.ts'
import type { OrderPairsTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Files } from '#server/files/port.ts'
import { type JobKind, type JobTools, worldJob } from '#server/jobs/job-kind.ts'
import type { OrderMailDeps } from '#server/orders/mails/order-link.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { publishOrderEvent } from '#server/orders/publish-order-event.ts'
import { lockOrder } from '#server/orders/transition-context.ts'
import { checkPair, type PairOfPrints } from './check-pair.ts'
import { openPrintWorker, type PrintWorker } from './print-worker.ts'
import { storePrints, type WrittenPrint, writePrints } from './store-prints.ts'

export type WorkshopDeps = OrderMailDeps & { readonly files: Files; now(): Date }

type Pair = Pick<Selectable<OrderPairsTable>, 'id' | 'order_id' | 'revision' | 'configuration'>

/**
 * Checks an order, one at a time on each server: pair by pair, each stored as soon as it is done, so that a retry after
 * a crash continues where it stopped. Then the order is ready, or it needs its customer.
 */
export function checkOrder(deps: () => WorkshopDeps): JobKind {
  return worldJob({
    payload: z.strictObject({}),
    retry: { pausesMs: [5_000, minuteMs, 10 * minuteMs], tries: 5 },
    limitMs: 10 * minuteMs,
    atOnce: 1,
    async run(db, _payload, tools) {
      const begun = await begin(db, deps(), tools.subject)
      if (!begun) return ok(undefined)
      deps().mail.wake()
      const printWorker = openPrintWorker(tools.signal)
      try {
        await checkPairs(db, deps(), tools, printWorker)
      } finally {
        await printWorker.close()
      }
      await inTransaction(db, (transaction) => conclude(transaction, deps(), tools.subject))
      deps().mail.wake()
      return ok(undefined)
    },
  })
}

/** Whether there is anything to check: the order may have been deleted, ended or checked meanwhile. */
function begin(db: Kysely<Schema>, deps: WorkshopDeps, orderId: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (order?.stage === 'in_review') return true
    if (order?.stage !== 'placed') return false
    return (await moveOrder(transaction, deps, { orderId, to: 'in_review', by: 'check' }, deps.now())).ok
  })
}

async function checkPairs(
  db: Kysely<Schema>,
  deps: WorkshopDeps,
  tools: JobTools,
  printWorker: PrintWorker,
): Promise<void> {
  for (let pair = await nextPair(db, tools.subject); pair; pair = await nextPair(db, tools.subject)) {
    const { place, of } = pair
    const checked = await checkPair(pair.configuration, printWorker, (side) =>
      tools.progress(`${side} shoe, pair ${place} of ${of}`),
    )
    if (!checked.ok) await saveCheckError(db, deps, pair, checked.facts)
    else {
      const written = await writePrints(db, deps.files, pair.order_id, checked.value, deps.now())
      await storeMadePrints(db, deps, pair, checked.value, written)
    }
    // A pair that was changed meanwhile is checked again.
    tools.signal.throwIfAborted()
  }
}

async function nextPair(db: Kysely<Schema>, orderId: string) {
  const pairs = await db
    .selectFrom('order_pairs')
    .select(['id', 'order_id', 'revision', 'configuration', 'check_state'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const at = pairs.findIndex(({ check_state: state }) => state === 'waiting')
  const pair = pairs[at]
  return pair && { ...pair, place: at + 1, of: pairs.length }
}

function saveCheckError(db: Kysely<Schema>, deps: WorkshopDeps, pair: Pair, error: PairCheckError): Promise<void> {
  return storeCheck(db, deps, pair, 'failed', { error: JSON.stringify(error), report: null })
}

function storeMadePrints(
  db: Kysely<Schema>,
  deps: WorkshopDeps,
  pair: Pair,
  { left, right }: PairOfPrints,
  written: readonly WrittenPrint[],
): Promise<void> {
  const report = JSON.stringify({ left: left.report, right: right.report })
  return storeCheck(db, deps, pair, 'passed', { error: null, report }, (transaction) =>
    storePrints(transaction, pair, written),
  )
}

/**
 * Stores the result of a revision once, if that revision is still the current one; files of an older revision are
 * cleaned up.
 */
function storeCheck(
  db: Kysely<Schema>,
  deps: WorkshopDeps,
  { id, order_id: orderId, revision }: Pair,
  state: 'passed' | 'failed',
  found: { readonly error: string | null; readonly report: string | null },
  more: (transaction: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (order?.stage !== 'in_review') return
    const { numUpdatedRows } = await transaction
      .updateTable('order_pairs')
      .set({ check_state: state })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('check_state', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const now = deps.now()
    await transaction.deleteFrom('pair_checks').where('pair_id', '=', id).where('revision', '=', revision).execute()
    await transaction
      .insertInto('pair_checks')
      .values({ pair_id: id, revision, checked_at: now, ...found })
      .execute()
    await more(transaction)
    await publishOrderEvent(transaction, order, now)
  })
}

async function conclude(transaction: Transaction<Schema>, deps: WorkshopDeps, orderId: string): Promise<void> {
  const order = await lockOrder(transaction, orderId)
  if (order?.stage !== 'in_review') return
  const to = order.kind === 'sale' ? 'ready_to_pay' : 'printing'
  const now = deps.now()
  const moved = await moveOrder(transaction, deps, { orderId, to, by: 'check' }, now)
  if (!moved.ok) await moveOrder(transaction, deps, { orderId, to: 'needs_attention', by: 'check' }, now)
}
