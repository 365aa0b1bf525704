import type { Kysely, Selectable } from 'kysely'
import type { MailsTable, Schema } from '#server/db/schema.ts'

/** A mail that this server has taken on itself for a while; `attempts` tells its claim from later ones. */
export type ClaimedMail = Selectable<MailsTable>

type Db = Kysely<Schema>

/**
 * Takes on what is due, the oldest first. Servers that look at the same moment pass over each other's rows, and nobody waits:
 * the lock ends with this statement, and the lease holds while the mail is under way.
 */
export function claimMails(db: Db, { count, now, until }: { count: number; now: Date; until: Date }) {
  return db
    .with(
      // Chosen once: as a plain subquery it may be run again for every row, and choose more.
      (cte) => cte('due').materialized(),
      (due) =>
        due
          .selectFrom('mails')
          .select('id')
          .where('sent_at', 'is', null)
          .where('given_up_at', 'is', null)
          .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', now)]))
          .orderBy('created_at')
          .limit(count)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('mails')
    .from('due')
    .whereRef('mails.id', '=', 'due.id')
    .set((is) => ({ lease_until: until, attempts: is('mails.attempts', '+', 1) }))
    .returningAll('mails')
    .execute()
}

/** Changes a mail as long as nobody else has taken it on since. */
function changeMine(db: Db, { id, attempts }: ClaimedMail) {
  return db.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts).where('sent_at', 'is', null)
}

export async function prolongLease(db: Db, mail: ClaimedMail, until: Date): Promise<void> {
  await changeMine(db, mail).set({ lease_until: until }).execute()
}

/** A mail that went out has gone out, whoever has claimed it since. */
export async function markSent(db: Db, { id }: ClaimedMail, now: Date, keepsWords: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      sent_at: now,
      lease_until: null,
      ...(keepsWords ? {} : { subject: null, body_text: null, body_html: null }),
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

export async function putOff(db: Db, mail: ClaimedMail, until: Date, fault: string): Promise<void> {
  await changeMine(db, mail).set({ lease_until: until, last_fault: fault }).execute()
}

/** What it says is kept, so that the operators can send it again once its fault is gone. */
export async function giveUp(db: Db, mail: ClaimedMail, now: Date, fault: string): Promise<void> {
  await changeMine(db, mail).set({ given_up_at: now, lease_until: null, last_fault: fault }).execute()
}

/** That a mail was sent is known for a while, should its reader ask; after that the shop forgets to whom it wrote. */
export async function forgetMails(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', before)
    .where((is) => is.or([is('sent_at', 'is not', null), is('given_up_at', 'is not', null)]))
    .execute()
}
