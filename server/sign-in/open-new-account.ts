import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SignUpDetails } from '#domain/account/sign-up-details.ts'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'
import { recordAgreement } from '#server/account/record-agreement.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { renderWelcomeMail } from '#server/mail/templates/welcome-mail.ts'

type NewAccount = {
  readonly email: string
  /** As read by `readSignUpDetails`. */
  readonly signUpDetails: SignUpDetails
}

/**
 * Opens an account. Of two concurrent verifications of one address, the second is signed in to the account of the
 * first.
 */
export async function openNewAccount(
  transaction: Transaction<Schema>,
  mail: Mailer,
  { email, signUpDetails }: NewAccount,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const { given_name, family_name, given_kana = null, family_kana = null, version, language } = signUpDetails
  const opened = await transaction
    .insertInto('customers')
    .values({
      id,
      email,
      language,
      country: countryIn(signUpDetails),
      given_name,
      family_name,
      given_kana,
      family_kana,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  const known = opened ? undefined : await findCustomer(transaction, email)
  if (known !== undefined) return known
  for (const kind of ['adult', 'newsletter'] as const)
    if (kind === 'adult' || signUpDetails.wants_newsletter)
      await recordAgreement(transaction, { customerId: id, kind, isGiven: true, language, version }, now)
  const name = language === 'ja' ? family_name : given_name
  await queueMail(
    transaction,
    { ...renderWelcomeMail({ name, language, seller: mail.sellerIn(language) }), to: email },
    now,
    { customerId: id },
  )
  return id
}

/**
 * Finds the customer of an address and locks the row, so that a concurrent deletion of the account happens before or
 * after.
 */
export async function findCustomer(transaction: Transaction<Schema>, email: string): Promise<string | undefined> {
  const found = await transaction
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  return found?.id
}

function countryIn({ country }: SignUpDetails): Country {
  return isCountry(country) ? country : settings.country.default
}
