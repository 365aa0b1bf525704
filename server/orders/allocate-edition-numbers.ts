import { sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { mayBeHadBy } from '#server/edition/count-free.ts'

type EditionNumbersInput = {
  readonly pairIds: readonly string[]
  /** Whose kept numbers may be taken as well. */
  readonly ownerId: string
}

/**
 * Gives each pair a number of the edition, those that are kept for its owner first, then the lowest that are free; where there are too few, none
 * is taken. One statement, which waits for
 * whoever takes the same ones at this moment and sees what became of them.
 */
export async function allocateEditionNumbers(
  transaction: Transaction<Schema>,
  { pairIds, ownerId }: EditionNumbersInput,
): Promise<number[]> {
  const taken = await sql<{ number: number }>`
    with free as (
      select number from edition_numbers
      where ${mayBeHadBy(ownerId)}
      order by kept_for is null, number limit ${pairIds.length} for update
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
