import type { Kysely } from 'kysely'
import { demoSeller } from '#domain/content/demo-seller.ts'
import type { Language } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { AddressedMail } from '#server/mail/mail.ts'
import { linkIn } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { renderSignInMail } from '#server/mail/templates/sign-in-mail.ts'

type Change = { readonly code?: string; readonly language?: Language; readonly home?: string }

/** A sign-in mail with a code that is not valid. */
export function signInTo(
  to: string,
  { code = '123456', language = 'en', home = 'https://shop.example' }: Change = {},
): AddressedMail {
  const link = linkIn(home, `/auth/link-of-${code}`)
  return { to, ...renderSignInMail({ code, link, minutes: 10, language, seller: demoSeller[language] }) }
}

/** Queues a mail in its own transaction; returns its id once it is committed. */
export function queueAlone(db: Kysely<Schema>, mail: AddressedMail, now: Date): Promise<string> {
  return inTransaction(db, (transaction) => queueMail(transaction, mail, now))
}
