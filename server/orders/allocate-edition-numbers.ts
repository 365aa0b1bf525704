import { sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { mayBeHadBy } from '#server/edition/count-free.ts'

type EditionNumbersInput = {
  readonly pairIds: readonly string[]
  /** The owner whose held numbers may be used as well. */
  readonly ownerId: string
}

/**
 * Assigns an edition number to each pair: first the numbers held for the owner, then the lowest free ones. If there are
 * too few, assigns none. A single statement, so that it waits for concurrent allocations of the same numbers and sees
 * their result.
 */
export async function allocateEditionNumbers(
  transaction: Transaction<Schema>,
  { pairIds, ownerId }: EditionNumbersInput,
): Promise<number[]> {
  const taken = await sql<{ number: number }>`
    with free as (
      select number from edition_numbers
      where ${mayBeHadBy(ownerId)}
      order by reserved_for is null, number limit ${pairIds.length} for update
    ), given as (
      select number, row_number() over (order by number) as place, count(*) over () as found from free
    )
    update edition_numbers as taken
    set pair_id = (array[${sql.join(pairIds)}])[given.place], reserved_for = null, reserved_until = null
    from given
    where taken.number = given.number and given.found = ${pairIds.length}
    returning taken.number
  `.execute(transaction)
  return taken.rows.map(({ number }) => number).sort((one, other) => one - other)
}
