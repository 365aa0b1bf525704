import { sql } from 'kysely'
import * as z from 'zod/mini'
import { ok } from '#domain/result.ts'
import { countFree } from '#server/orders/take-numbers.ts'
import { action } from './action.ts'

export const showEdition = action({
  role: 'workshop',
  about: 'Shows how many numbers of the edition there are, are taken, and are free.',
  input: z.strictObject({}),
  async run(transaction, { now }) {
    const { numbers, taken } = await transaction
      .selectFrom('edition_numbers')
      .select([sql<string>`count(*)`.as('numbers'), sql<string>`count(pair_id)`.as('taken')])
      .executeTakeFirstOrThrow()
    const free = await countFree(transaction, now())
    return ok({ answer: { numbers: Number(numbers), taken: Number(taken), free } })
  },
})
