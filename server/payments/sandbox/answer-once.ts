import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { answerError, type SandboxResponse } from './sandbox-answers.ts'

type SandboxRequest = { readonly key: string; readonly path: string; readonly body: string }

/**
 * Does the work of a request once per idempotency key: repeated and concurrent requests get the same response, errors
 * included. A concurrent request waits for the row of the first.
 */
export async function answerOnce(
  db: Kysely<Schema>,
  { key, path, body }: SandboxRequest,
  now: Date,
  work: (transaction: Transaction<Schema>) => Promise<SandboxResponse>,
): Promise<SandboxResponse> {
  const hash = createHash('sha256').update(`${path}\n${body}`).digest('hex')
  return inTransaction(db, async (transaction) => {
    const { numInsertedOrUpdatedRows: isFirst } = await transaction
      .insertInto('sandbox_idempotency_keys')
      .values({ key, request_digest: hash, response: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (!isFirst) return answeredBefore(transaction, key, hash)
    const answer = await work(transaction)
    await transaction
      .updateTable('sandbox_idempotency_keys')
      .set({ response: JSON.stringify(answer) })
      .where('key', '=', key)
      .execute()
    return answer
  })
}

async function answeredBefore(transaction: Transaction<Schema>, key: string, hash: string): Promise<SandboxResponse> {
  const { request_digest: requestHash, response } = await transaction
    .selectFrom('sandbox_idempotency_keys')
    .select(['request_digest', 'response'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (requestHash !== hash) return answerError(400, 'idempotency_error')
  return JSON.parse(response ?? '') as SandboxResponse
}
