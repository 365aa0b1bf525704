import { type Kysely, type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { ok } from '#domain/result.ts'
import { dayMs, minuteMs } from '#domain/time.ts'
import type { MailsTable, Schema } from '#server/db/schema.ts'
import { type JobKind, worldJob } from '#server/jobs/job-kind.ts'
import type { MailTransport } from './transport.ts'

/** The kind of the mail jobs, whose subject is the id of the mail. */
export const mailJob = 'mail'

type OutboxDeps = { readonly transport: MailTransport; now(): Date }

/** The job that sends a queued mail: at least once, and with the same message id each time. */
export function outbox({ transport, now }: OutboxDeps): JobKind {
  return worldJob({
    payload: z.strictObject({}),
    retry: { pausesMs: [1_000, 5_000, 30_000, 5 * minuteMs, 30 * minuteMs], lastsMs: dayMs },
    limitMs: 30_000,
    // One slow recipient must not delay the others.
    atOnce: 4,
    async run(db, _payload, { subject: id, signal }) {
      const due = db.selectFrom('mails').selectAll().where('id', '=', id).where('sent_at', 'is', null)
      const mail = await due.executeTakeFirst()
      // The mail was purged with its customer's account, or the server crashed after sending it.
      if (!mail) return ok(undefined)
      const { to_address: to, language, created_at: writtenAt } = mail
      const [subject, text, html] = [mail.subject ?? '', mail.body_text ?? '', mail.body_html ?? '']
      const result = await transport.send({ id, to, language, subject, text, html, writtenAt }, signal)
      if (!result.ok && result.code === 'refused') await notifyOrderBounced(db, mail, now())
      if (!result.ok) return result
      const blank = transport.retainsText ? {} : { subject: null, body_text: null, body_html: null }
      await db
        .updateTable('mails')
        .set({ sent_at: now(), ...blank })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute()
      await notifyOrderBounced(db, mail, null)
      return result
    },
  })
}

/** Stores on the order since when its address rejects mails, as long as the order still has that address. */
async function notifyOrderBounced(
  db: Kysely<Schema>,
  mail: Selectable<MailsTable>,
  bouncedAt: Date | null,
): Promise<void> {
  if (mail.order_id === null) return
  await db
    .updateTable('orders')
    .set({ email_bounced_at: bouncedAt })
    .where('id', '=', mail.order_id)
    .where(sql`contact ->> 'email'`, '=', mail.to_address)
    .where('email_bounced_at', bouncedAt === null ? 'is not' : 'is', null)
    .execute()
}
