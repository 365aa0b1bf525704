import type { Kysely } from 'kysely'
import { retention } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { mailJob } from './outbox.ts'

const retentionMs = retention.mailDays * 86_400_000

/**
 * That a mail was sent, or given up, is known for a while, should its reader ask; after that the shop forgets to whom it
 * wrote. What is still due stays.
 */
export async function purgeMails(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', new Date(now.getTime() - retentionMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .where('kind', '=', mailJob)
            .whereRef('subject', '=', 'mails.id')
            .where('ended_at', 'is', null),
        ),
      ),
    )
    .execute()
}
