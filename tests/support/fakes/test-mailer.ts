import { demoSeller } from '#domain/content/demo-seller.ts'
import { linkIn, type Mailer } from '#server/mail/mailer.ts'

/** Mails are rendered and queued, but never sent. */
export const testMailer: Mailer = {
  linkTo: (path) => linkIn('https://shop.example', path),
  mailbox: null,
  sellerIn: (language) => demoSeller[language],
  wake: () => {},
}
