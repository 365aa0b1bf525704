import { demoSeller } from '#domain/content/demo-seller.ts'
import { type Seller, sellerFrom } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { Environment } from '#server/env/read-environment.ts'
import { mailboxPath } from '#server/mailbox-page/mailbox-path.ts'
import { linkIn } from './link-in.ts'

/** What the parts of the shop that write mails need beside `queueMail`. */
export type Mailroom = {
  /** The whole address of a page of the shop. */
  linkTo(path: string): string
  /** Where a demo shows its mails; null where they leave the house. */
  readonly mailbox: string | null
  /** Who sends. */
  sellerIn(language: Language): Seller
  /** Says that a mail was queued: to be called after its transaction. Without the word it goes out a second later. */
  wake(): void
}

type Parts = {
  readonly environment: Environment
  /** Where the shop listens, which is known once it does. */
  ownUrl(): string
  wake(): void
}

function hasMailbox({ isProduction, SMTP_URL }: Environment): boolean {
  return !isProduction && SMTP_URL === undefined
}

function namedSeller({ SELLER_VAT: vat, ...given }: Environment): Seller | undefined {
  const seller = sellerFrom({
    name: given.SELLER_NAME,
    address: given.SELLER_ADDRESS,
    number: given.SELLER_NUMBER,
    representative: given.SELLER_REPRESENTATIVE,
    phone: given.SELLER_PHONE,
    email: given.SELLER_EMAIL,
    vat,
  })
  return seller && 'missing' in seller ? undefined : seller
}

/** Production does not start without its seller; only a demo falls back on the invented one. */
export function openMailroom({ environment, ownUrl, wake }: Parts): Mailroom {
  const seller = namedSeller(environment)
  return {
    mailbox: hasMailbox(environment) ? mailboxPath : null,
    linkTo: (path) => linkIn(environment.PUBLIC_URL ?? ownUrl(), path),
    sellerIn: (language) => seller ?? demoSeller[language],
    wake,
  }
}
