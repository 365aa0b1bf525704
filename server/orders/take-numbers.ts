import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

type Wish = {
  readonly pairIds: readonly string[]
  /** Whose kept numbers may be taken as well. */
  readonly ownerId: string
  readonly now: Date
}

/**
 * Gives each pair a number of the edition, the lowest that are free; where there are too few, none is taken. One statement, which waits for
 * whoever takes the same ones at this moment and sees what became of them.
 */
export async function takeNumbers(
  transaction: Transaction<Schema>,
  { pairIds, ownerId, now }: Wish,
): Promise<number[]> {
  const taken = await sql<{ number: number }>`
    with free as (
      select number from edition_numbers
      where pair_id is null and (kept_until is null or kept_until <= ${now} or kept_for = ${ownerId})
      order by number limit ${pairIds.length} for update
    ), given as (
      select number, row_number() over (order by number) as place, count(*) over () as found from free
    )
    update edition_numbers as taken
    set pair_id = (array[${sql.join(pairIds)}])[given.place], kept_for = null, kept_until = null
    from given
    where taken.number = given.number and given.found = ${pairIds.length}
    returning taken.number
  `.execute(transaction)
  return taken.rows.map(({ number }) => number).sort((one, other) => one - other)
}

/** How many of the edition anybody may still have. */
export async function countFree(db: Kysely<Schema>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('edition_numbers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('pair_id', 'is', null)
    .where((where) => where.or([where('kept_until', 'is', null), where('kept_until', '<=', now)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The numbers of an order's pairs are anybody's again. */
export async function releaseNumbers(transaction: Transaction<Schema>, orderId: string): Promise<number[]> {
  const pairs = transaction.selectFrom('order_pairs').select('id').where('order_id', '=', orderId)
  const released = await transaction
    .updateTable('edition_numbers')
    .set({ pair_id: null, kept_for: null, kept_until: null })
    .where('pair_id', 'in', pairs)
    .returning('number')
    .execute()
  return released.map(({ number }) => number)
}
