import type { Language } from '#domain/settings.ts'
import type { MailKind } from '#server/db/schema.ts'

/** The text of a mail, as plain text and as HTML. */
export type MailWords = { readonly subject: string; readonly text: string; readonly html: string }

/** A rendered mail without a recipient. */
export type RenderedMail = MailWords & { readonly kind: MailKind; readonly language: Language }

export type AddressedMail = RenderedMail & { readonly to: string }
