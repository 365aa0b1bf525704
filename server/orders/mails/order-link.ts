import { withLanguage } from '#domain/language/language-in-path.ts'
import type { Language } from '#domain/settings.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Secrets } from '#server/verifications/secrets.ts'
import { orderToken, type TokenOrder } from './order-token.ts'

/** Dependencies of order mails. */
export type OrderMailDeps = { readonly mail: Mailer; readonly secrets: Secrets }

/** The page of an order: in the account, or for guests by its own link. */
export function createOrderLink(
  { mail, secrets }: OrderMailDeps,
  order: TokenOrder & { readonly language: Language },
): string {
  const page = order.customer_id === null ? `/order-exists#order=${orderToken(secrets, order)}` : '/profile/order'
  return mail.linkTo(withLanguage(page, order.language))
}
