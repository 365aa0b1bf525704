import type { Kysely } from 'kysely'
import type * as cartCalls from '#domain/contract/cart-calls.ts'
import type { countCart } from '#domain/contract/count-cart.ts'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/scans/owner.ts'

/** In the order in which they were added. */
export async function listLines(db: Kysely<Schema>, owner: Owner): Promise<AnswerOf<typeof cartCalls.listCart>> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['id', 'configuration', 'added_at'])
    .where(({ and }) => and(owner))
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return { lines: rows.map((row) => ({ ...row, added_at: row.added_at.toISOString() })) }
}

export async function countLines(db: Kysely<Schema>, owner: Owner): Promise<AnswerOf<typeof countCart>> {
  const { count } = await db
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(({ and }) => and(owner))
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}
