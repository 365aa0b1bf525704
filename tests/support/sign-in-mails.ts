import type { Kysely } from 'kysely'
import { demoSeller } from '#domain/content/demo-seller.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { signInMail } from '#server/mail/letters/sign-in-mail.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

/** A sign-in mail whose code is told to nobody else. */
export function signInTo(to: string, { code = '123456', language = 'en' as 'en' | 'ja' } = {}) {
  const link = `https://shop.example/auth/link-of-${code}`
  return { to, ...signInMail({ code, link, minutes: 10, language, seller: demoSeller[language] }) }
}

/** Queues a mail by itself; returns its id once the database has it. */
export function queueAlone(db: Kysely<Schema>, mail: ReturnType<typeof signInTo>, now: Date): Promise<string> {
  return inTransaction(db, (transaction) => queueMail(transaction, mail, now))
}
