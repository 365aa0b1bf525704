import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The most mails that the list shows. */
const longestList = 100

export type MailInBox = {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly language: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly created_at: Date
}

function delivered(db: Kysely<Schema>) {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'to_address as to', 'language', 'created_at'])
    .select(['subject', 'body_text as text', 'body_html as html'])
    .where('sent_at', 'is not', null)
    .where('body_text', 'is not', null)
    .$narrowType<{ subject: string; text: string; html: string }>()
}

/** The mails that were delivered to the mailbox, the newest first. */
export function listMailbox(db: Kysely<Schema>, to: string | undefined): Promise<MailInBox[]> {
  const all = delivered(db).orderBy('created_at', 'desc').orderBy('id').limit(longestList)
  return (to === undefined ? all : all.where('to_address', '=', to)).execute()
}

export function findInMailbox(db: Kysely<Schema>, id: string): Promise<MailInBox | undefined> {
  return delivered(db).where('id', '=', id).executeTakeFirst()
}
