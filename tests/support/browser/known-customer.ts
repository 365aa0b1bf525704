import type { BrowserContext } from '@playwright/test'
import type { Country } from '#domain/country/countries.ts'
import type { Language } from '#domain/settings.ts'
import { giveTokens, newCustomer, shopDatabase, type TestCustomer } from './customer.ts'
import { codeIn, newestMail } from './newest-mail.ts'

type CustomerDetails = { readonly language?: Language; readonly country?: Country; readonly given_name?: string | null }

/** Creates a customer with an account and personal details in the shop of the browser tests. */
export async function knownCustomer({
  given_name = 'Mika',
  ...said
}: CustomerDetails = {}): Promise<TestCustomer & { email: string }> {
  const customer = await newCustomer()
  const email = `${customer.customerId.slice(0, 13)}@example.com`
  const db = await shopDatabase()
  await db
    .updateTable('customers')
    .set({ email, given_name, family_name: said.language === 'ja' ? '森' : 'Mori', ...said })
    .where('id', '=', customer.customerId)
    .execute()
  return { ...customer, email }
}

/** Creates a known customer and signs them in. */
export async function signInKnown(context: BrowserContext, said: CustomerDetails = {}) {
  const customer = await knownCustomer(said)
  await giveTokens(context, customer)
  return customer
}

/** Waits for the newest mail to an address and returns its code. */
export async function mailedCode(email: string): Promise<string> {
  const { text } = await newestMail(email, 'email_change_code')
  return codeIn(text)
}

/** The stored row of a customer; undefined once the account is deleted. */
export async function loadCustomer(customerId: string) {
  const db = await shopDatabase()
  return db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst()
}
