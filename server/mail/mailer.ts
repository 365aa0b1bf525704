import { demoSeller } from '#domain/content/demo-seller.ts'
import { type Seller, sellerFrom } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { Environment } from '#server/env/read-environment.ts'
import { mailboxPath } from './mailbox.ts'

/** What other parts of the shop need for writing mails, besides `queueMail`. */
export type Mailer = {
  /** The absolute URL of a page of the shop. */
  linkTo(path: string): string
  /** The path of a demo's mailbox; null if mails are really sent. */
  readonly mailbox: string | null
  /** The sender of all mails. */
  sellerIn(language: Language): Seller
  /** Signals that a mail was queued; call it after the transaction. Without it the mail is sent a second later. */
  wake(): void
}

type MailerDeps = {
  readonly environment: Environment
  /** The URL on which the shop listens, known once it does. */
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
 * The absolute URL of a page, for a mail. Its origin is the configured PUBLIC_URL and never the host of a request;
 * throws for a path that leads to another origin.
 */
export function linkIn(publicUrl: string, path: string): string {
  const home = new URL(publicUrl)
  const link = new URL(path, home.origin)
  if (!path.startsWith('/') || link.origin !== home.origin) throw new Error('A mail link leads outside the shop')
  return link.href
}

/** Production does not start without a seller; only a demo uses the invented one. */
export function createMailer({ environment, ownUrl, wake }: MailerDeps): Mailer {
  const seller = namedSeller(environment)
  return {
    mailbox: hasMailbox(environment) ? mailboxPath : null,
    linkTo: (path) => linkIn(environment.PUBLIC_URL ?? ownUrl(), path),
    sellerIn: (language) => seller ?? demoSeller[language],
    wake,
  }
}
