import type { Language } from '#domain/settings.ts'
import type { MailKind } from '#server/db/schema.ts'

/** What is said, once as plain text and once as a page. */
export type MailWords = { readonly subject: string; readonly text: string; readonly html: string }

/** A mail that is written, and only wants an address. */
export type RenderedMail = MailWords & { readonly kind: MailKind; readonly language: Language }

export type AddressedMail = RenderedMail & { readonly to: string }
