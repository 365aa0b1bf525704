import { demoSeller } from '#domain/content/demo-seller.ts'
import { type Seller, sellerFrom } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { Environment } from '#server/env/read-environment.ts'
import { mailboxPath } from './mailbox.ts'

/** What the parts of the shop that write mails need beside `queueMail`. */
export type Mailer = {
  /** The whole address of a page of the shop. */
  linkTo(path: string): string
  /** Where a demo shows its mails; null where they leave the house. */
  readonly mailbox: string | null
  /** Who sends. */
  sellerIn(language: Language): Seller
  /** Says that a mail was queued: to be called after its transaction. Without the word it goes out a second later. */
  wake(): void
}

type MailerDeps = {
  readonly environment: Environment
  /** Where the shop listens, which is known once it does. */
  ownUrl(): string
  wake(): void
}

function hasMailbox({ isProduction, SMTP_URL }: Environment): boolean {
  return !isProduction && SMTP_URL === undefined
}

function namedSeller(settings: Environment): Seller | undefined {
  const seller = sellerFrom({
    name: settings.SELLER_NAME,
    address: settings.SELLER_ADDRESS,
    number: settings.SELLER_NUMBER,
    representative: settings.SELLER_REPRESENTATIVE,
    phone: settings.SELLER_PHONE,
    email: settings.SELLER_EMAIL,
    vat: settings.SELLER_VAT,
    invoice: settings.SELLER_INVOICE,
    adr: settings.SELLER_ADR,
    carriers: settings.SELLER_CARRIERS,
  })
  return seller && 'missing' in seller ? undefined : seller
}

/**
 * The whole address of a page, for a mail. It begins with the address that the owner named and never with what a request
 * says of its host, and a path that would lead elsewhere cannot be.
 */
export function linkIn(publicUrl: string, path: string): string {
  const home = new URL(publicUrl)
  const link = new URL(path, home.origin)
  if (!path.startsWith('/') || link.origin !== home.origin) throw new Error('A link of a mail leads out of the shop')
  return link.href
}

/** Production does not start without its seller; only a demo falls back on the invented one. */
export function createMailer({ environment, ownUrl, wake }: MailerDeps): Mailer {
  const seller = namedSeller(environment)
  return {
    mailbox: hasMailbox(environment) ? mailboxPath : null,
    linkTo: (path) => linkIn(environment.PUBLIC_URL ?? ownUrl(), path),
    sellerIn: (language) => seller ?? demoSeller[language],
    wake,
  }
}
