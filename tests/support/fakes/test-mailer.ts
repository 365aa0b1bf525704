import { demoSeller } from '#domain/content/demo-seller.ts'
import { linkIn, type Mailer } from '#server/mail/mailer.ts'

/** Mails are written and queued, and nobody carries them. */
export const testMailer: Mailer = {
  linkTo: (path) => linkIn('https://shop.example', path),
  mailbox: null,
  sellerIn: (language) => demoSeller[language],
  wake: () => {},
}
