import type { Kysely, Transaction } from 'kysely'
import { dueByDay } from '#domain/order/due-by-day.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import { isPassingFault } from '#server/db/passing-fault.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { passOnNumbers } from '#server/edition/pass-on-numbers.ts'
import { factsOf, holdOrder, type OrderRow } from './facts-of.ts'
import type { TellParts } from './mails/link-of-order.ts'
import { tellOfOrder } from './mails/tell-of-order.ts'
import { moveOrder } from './move-order.ts'
import { publishOrderNow } from './publish-of-order.ts'

const dayMs = 86_400_000

/** The stages to which days bring anything. */
const watched: readonly OrderStage[] = [
  'ready_to_pay',
  'awaiting_payment',
  'needs_attention',
  'paid',
  'printing',
  'quality_check',
  'shipped',
]

/**
 * Brings to every order what its days have brought: reminders, each once, and moves by the clock; and to those who wait what others have let pass.
 * Every order has a transaction of its own.
 */
export async function followDays(
  db: Kysely<Schema>,
  parts: TellParts,
  now: () => Date,
  progress: (said: string) => void = () => {},
): Promise<void> {
  const orders = await db.selectFrom('orders').select('id').where('stage', 'in', watched).orderBy('stage_at').execute()
  let done = 0
  const faults: unknown[] = []
  for (const { id } of orders)
    try {
      if (await inTransaction(db, (transaction) => bring(transaction, parts, id, now()))) done += 1
    } catch (fault) {
      // An order of which something is wrong keeps none of the others from their day; a database that is away keeps all.
      if (isPassingFault(fault)) throw fault
      faults.push(fault)
    }
  const told = await passOnNumbers(db, parts, now)
  progress(`${orders.length} looked at, ${done} due, ${told} told of a number`)
  if (done + told > 0) parts.mail.wake()
  if (faults.length > 0) throw faults[0]
}

/** Whether anything was due. */
async function bring(transaction: Transaction<Schema>, parts: TellParts, id: string, now: Date): Promise<boolean> {
  const order = await holdOrder(transaction, id)
  if (!order) return false
  const due = dueByDay(order, await factsOf(transaction, order, now))
  if (!due) return false
  if (due.is === 'move') return (await moveOrder(transaction, parts, { orderId: id, to: due.to, by: 'clock' }, now)).ok
  const { letter, day } = due
  // What was said before it went back to be checked is not said again: the days of paying begin with the first time.
  const since =
    letter === 'date_passed' ? order.promised_at : order.stage === 'ready_to_pay' ? order.first_ready_at : null
  const queued = await transaction
    .insertInto('order_reminders')
    .values({ order_id: id, letter, day, stage_at: since ?? order.stage_at, queued_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (queued && letter === 'date_passed') await promiseLater(transaction, order, now)
  if (queued) await tellOfOrder(transaction, parts, { orderId: id, kind: letter }, now)
  return queued !== undefined
}

/** Another date is told in the same breath, and from now on its customer may have their money back instead. */
async function promiseLater(
  transaction: Transaction<Schema>,
  { id, late_at: lateAt }: OrderRow,
  now: Date,
): Promise<void> {
  const promised = new Date(now.getTime() + settings.making.laterDays * dayMs)
  await transaction
    .updateTable('orders')
    .set({ promised_at: promised, late_at: lateAt ?? now })
    .where('id', '=', id)
    .execute()
  await publishOrderNow(transaction, id, now)
}
