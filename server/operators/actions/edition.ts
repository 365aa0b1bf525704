import { sql } from 'kysely'
import * as z from 'zod/mini'
import { ok } from '#domain/result.ts'
import { countFree } from '#server/edition/count-free.ts'
import { action } from './action.ts'

export const showEdition = action({
  role: 'workshop',
  about:
    'Shows how many numbers the edition has, how many are taken, held and free, and how many people are on the waitlist.',
  input: z.strictObject({}),
  async run(transaction) {
    const { numbers, taken, reserved } = await transaction
      .selectFrom('edition_numbers')
      .select([
        sql<string>`count(*)`.as('numbers'),
        sql<string>`count(pair_id)`.as('taken'),
        sql<string>`count(reserved_for)`.as('reserved'),
      ])
      .executeTakeFirstOrThrow()
    const { waiting } = await transaction
      .selectFrom('edition_waitlist')
      .select(({ fn }) => fn.countAll().as('waiting'))
      .where('notified_at', 'is', null)
      .executeTakeFirstOrThrow()
    const counts = {
      numbers: Number(numbers),
      taken: Number(taken),
      reserved: Number(reserved),
      waiting: Number(waiting),
    }
    return ok({ answer: { ...counts, free: await countFree(transaction) } })
  },
})
