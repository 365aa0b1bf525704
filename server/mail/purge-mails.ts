import type { Kysely } from 'kysely'
import { retention } from '#domain/limit-settings.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { mailJob } from './outbox.ts'

const retentionMs = retention.mailDays * dayMs

/**
 * Purges the records of sent and failed mails after their retention, during which recipients may ask about them. Mails
 * that are still due stay.
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
