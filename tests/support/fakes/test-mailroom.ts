import { demoSeller } from '#domain/content/demo-seller.ts'
import { linkIn, type Mailroom } from '#server/mail/mailroom.ts'

/** Mails are written and queued, and nobody carries them. */
export const testMailroom: Mailroom = {
  linkTo: (path) => linkIn('https://shop.example', path),
  mailbox: null,
  sellerIn: (language) => demoSeller[language],
  wake: () => {},
}
