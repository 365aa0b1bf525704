import { withLanguage } from '#domain/language/language-of-path.ts'
import type { Language } from '#domain/settings.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import type { Secrets } from '#server/proofs/secrets.ts'
import { type Linked, orderToken } from './order-token.ts'

/** With what customers are told of their orders. */
export type TellParts = { readonly mail: Mailroom; readonly secrets: Secrets }

/** Where an order is seen: in the account, or by its own link for whoever has none. */
export function linkOfOrder({ mail, secrets }: TellParts, order: Linked & { readonly language: Language }): string {
  const page = order.customer_id === null ? `/order-exists#order=${orderToken(secrets, order)}` : '/profile/order'
  return mail.linkTo(withLanguage(page, order.language))
}
