import type { Language } from '#domain/settings.ts'

/** What a mail tells of; one of these for every letter in `letters/`. */
export type MailKind = 'sign_in' | 'new_address' | 'address_taken' | 'address_changed' | 'account_deleted' | 'welcome'

/** What is said, once as plain text and once as a page. */
export type MailWords = { readonly subject: string; readonly text: string; readonly html: string }

/** A mail that is written, and only wants an address. */
export type WrittenMail = MailWords & { readonly kind: MailKind; readonly language: Language }

export type AddressedMail = WrittenMail & { readonly to: string }
