import fc from 'fast-check'
import { sql } from 'kysely'
import { loadOrders, type MoveOrder, openOperations } from './order-operations.ts'
import { anyRun } from './order-steps.ts'
import type { PayingApi } from './paying-api.ts'
import { expectEvenMoney, expectSoundOrders } from './sound-orders.ts'

type Api = PayingApi

/** What the runs of a property have covered. */
export type ReachedStates = {
  operations: number
  splits: number
  changes: number
  paid: number
  back: number
  readonly stages: Set<string>
}

export const nothingReached = (): ReachedStates => ({
  operations: 0,
  splits: 0,
  changes: 0,
  paid: 0,
  back: 0,
  stages: new Set(),
})

/**
 * The property that orders stay sound whatever happens to them; fast-check reports the seed and path to repeat a run.
 */
export function soundOrders(api: Api, reached: ReachedStates, move?: MoveOrder) {
  return fc.asyncProperty(anyRun, async ({ free, steps }) => {
    const { people, take, settle } = await openOperations(api, move)
    await leaveNumbersFree(api, free)
    for (const step of steps) {
      await take(step)
      await expectEvenMoney(api, people)
      reached.operations += 1
    }
    await settle()
    await expectSoundOrders(api, people)
    const orders = await loadOrders(api, people)
    const ids = ['none', ...orders.map(({ id }) => id)]
    const went = await api.db.selectFrom('order_transitions').select('to_stage').where('order_id', 'in', ids).execute()
    reached.splits += orders.filter(({ original_order_id }) => original_order_id !== null).length
    const changes = await api.db.selectFrom('order_changes').select('kind').where('order_id', 'in', ids).execute()
    reached.changes += changes.length
    const money = api.db
      .selectFrom('payments')
      .leftJoin('refunds', 'payment_id', 'payments.id')
      .where('order_id', 'in', ids)
    const came = await money.select('refunds.id').where('payments.state', '=', 'paid').execute()
    reached.paid += came.length
    reached.back += came.filter(({ id }) => id !== null).length
    for (const { to_stage } of went) reached.stages.add(to_stage)
    // Frees their numbers for the next run.
    await api.db.deleteFrom('orders').where('id', 'in', ids).execute()
    await leaveNumbersFree(api, null)
  })
}

/** Leaves `count` numbers free, or all of them for null. */
export async function leaveNumbersFree({ db }: Api, count: number | null): Promise<void> {
  await sql`update edition_numbers set reserved_for = null, reserved_until = null where reserved_until is not null`.execute(
    db,
  )
  if (count === null) return
  await sql`
    update edition_numbers set reserved_for = 'somebody', reserved_until = '2999-01-01'
    where pair_id is null and number not in (select number from edition_numbers where pair_id is null order by number limit ${count})
  `.execute(db)
}
