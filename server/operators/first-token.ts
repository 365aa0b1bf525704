import { timingSafeEqual } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { hashSecret } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'

async function hasOperator(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('operators').select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Stores the hash of the setting OPERATOR_TOKEN, so that the command line and every server can check it, as long as the
 * shop has no operator. Starting with another value, or with none, removes the previous one.
 */
export async function storeFirstToken(db: Kysely<Schema>, token: string | undefined, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('operator_tokens').where('operator_id', 'is', null).execute()
    if (token === undefined || (await hasOperator(transaction))) return
    await transaction
      .insertInto('operator_tokens')
      .values({ hash: hashSecret(token), operator_id: null, created_at: now, revoked_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Consumes the first token. Of two concurrent calls, the second waits for the first and then finds no token. */
export async function spendFirstToken(transaction: Transaction<Schema>, token: string): Promise<boolean> {
  const nobodys = await transaction
    .selectFrom('operator_tokens')
    .select('hash')
    .where('operator_id', 'is', null)
    .executeTakeFirst()
  if (!nobodys || !timingSafeEqual(Buffer.from(nobodys.hash), Buffer.from(hashSecret(token)))) return false
  const { numDeletedRows } = await transaction
    .deleteFrom('operator_tokens')
    .where('hash', '=', nobodys.hash)
    .executeTakeFirst()
  return numDeletedRows > 0n && !(await hasOperator(transaction))
}
