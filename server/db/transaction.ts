import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

const maxTries = 5

/**
 * PostgreSQL error codes of transactions that conflicted with another and may be retried: serialization failure and
 * deadlock.
 */
const passing = new Set(['40001', '40P01'])

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && passing.has(String(error.code))
}

/** A random wait keeps conflicting transactions from colliding again. */
function pauseBefore(attempt: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, Math.random() * 10 * 2 ** attempt))
}

/**
 * Runs work in one transaction and retries it after a conflict with another one. The work must have no side effects
 * outside the database.
 */
export async function inTransaction<Value>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isPassing(error) || attempt === maxTries) throw error
      await pauseBefore(attempt)
    }
  }
}
