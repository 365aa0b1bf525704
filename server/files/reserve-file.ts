import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type FileOwner, minBytes, quotaBytes, registerFileOwner, sumFileBytes } from './owner.ts'

/**
 * Reserves quota for a file before any of its bytes are read. Concurrent uploads together never exceed the quota. No
 * database connection is held during the upload.
 */
export function reserveFile(
  db: Kysely<Schema>,
  owner: FileOwner,
  { id, size }: { readonly id: string; readonly size: number },
  now: Date,
): Promise<Result<undefined, 'files_full' | 'AUTH_REQUIRED'>> {
  return inTransaction(db, async (transaction) => {
    if (!(await registerFileOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    if ((await sumFileBytes(transaction, owner)) + Math.max(size, minBytes) > quotaBytes(owner))
      return fail('files_full')
    await transaction
      .insertInto('files')
      .values({ id, ...owner, size, state: 'pending', created_at: now })
      .execute()
    return ok(undefined)
  })
}
