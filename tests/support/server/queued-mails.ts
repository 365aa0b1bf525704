import type { Kysely } from 'kysely'
import { expect, vi } from 'vitest'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { signInTo } from './sign-in-mails.ts'

const patience = { timeout: 60_000, interval: 100 }

/** The committed mails by their ids. */
export type Acknowledged = Map<string, { readonly to: string; readonly code: string }>

let count = 0

/** Queues mails in one transaction, and records those that were committed. */
export async function queueMails(db: Kysely<Schema>, some: number, acknowledged: Acknowledged): Promise<void> {
  const mails = Array.from({ length: some }, () => {
    count += 1
    return { to: `reader-${count}@example.jp`, code: `${100_000 + count}` }
  })
  const queued = await inTransaction(db, async (transaction) => {
    const ids: string[] = []
    for (const { to, code } of mails) ids.push(await queueMail(transaction, signInTo(to, { code }), new Date()))
    return ids
  })
  for (const [index, mail] of mails.entries()) acknowledged.set(queued[index] ?? '', mail)
}

/** Connects a test to the database of a running shop. */
export async function openDatabaseFor(env: Record<string, string>): Promise<Kysely<Schema>> {
  const environment = readEnvironment(env)
  const db = environment.ok ? await openRunningDatabase(environment.value) : undefined
  if (!db) throw new Error('The shop has no database')
  return db
}

/** Waits until every mail has been sent. */
export async function waitUntilSent(db: Kysely<Schema>): Promise<void> {
  await vi.waitFor(async () => {
    const due = await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()
    expect(due).toEqual([])
  }, patience)
}
