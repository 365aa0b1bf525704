import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PostalAddress } from '#domain/address/postal-address.ts'
import { readAddress } from '#domain/address/read-address.ts'
import { agreementVersion } from '#domain/consent/agreements.ts'
import { waitlistWording, waitlistWordingVersion } from '#domain/country/waitlist-wording.ts'
import { hourMs } from '#domain/time.ts'
import { recordAgreement } from '#server/account/record-agreement.ts'
import type { Schema } from '#server/db/schema.ts'
import { type OwnerRef, toOwner } from '#server/scans/owner.ts'
import { openSession, type SessionTokens } from '#server/sessions/open-session.ts'
import type { SignInDeps } from '#server/sign-in/admit.ts'
import { findCustomer } from '#server/sign-in/open-new-account.ts'
import { createLinkPath } from '#server/sign-in/request-code.ts'
import { openVerification } from '#server/verifications/open-verification.ts'
import { designPair } from './design-pair.ts'
import { measurePeople } from './measure-people.ts'
import { orderPair, placedAt } from './order-pair.ts'
import type { Person } from './scenario.ts'

/** How a tester becomes the person of a scenario. */
export type ScenarioResult = {
  readonly email: string
  /** Signs in, or opens the account; valid for ten minutes. */
  readonly link: string
  readonly token?: string
  readonly refreshToken?: string
  readonly guestToken?: string
}

const shoppingMs = hourMs

/** A guest has the same id in every run, so that an earlier guest token stays valid. */
function guestIdFor(email: string): string {
  return createHash('sha256').update(`guest ${email}`).digest('hex').slice(0, 32)
}

/** Resets a person to their scenario, whatever happened since the last run. Everything done meanwhile is deleted. */
export async function fillScenario(
  transaction: Transaction<Schema>,
  deps: SignInDeps,
  person: Person,
): Promise<ScenarioResult> {
  const { email, language, waitsFor } = person
  const link = deps.secrets.newSecret()
  const guestId = guestIdFor(email)
  for (const table of ['orders', 'cart_lines', 'people', 'additional_order_grants'] as const)
    await transaction.deleteFrom(table).where('guest_id', '=', guestId).execute()
  await transaction.deleteFrom('country_waitlist').where('email', '=', email).execute()
  await transaction.deleteFrom('mails').where('to_address', '=', email).execute()
  const tokens = person.account
    ? await fillAccount(transaction, deps, person, person.account)
    : { guestToken: await fillGuest(transaction, deps, person, guestId) }
  if (waitsFor !== undefined)
    await transaction
      .insertInto('country_waitlist')
      .values({ email, country: waitsFor, language, wording: wordsFor(person, waitsFor), created_at: deps.now() })
      .execute()
  const verificationInput = { purpose: 'sign_in', email, customerId: null, link } as const
  await openVerification(transaction, deps.secrets, verificationInput, deps.now())
  return { email, link: deps.mail.linkTo(createLinkPath(link, language, undefined)), ...tokens }
}

function wordsFor({ language }: Person, country: Person['country']): string {
  return waitlistWording(waitlistWordingVersion, language, country) ?? ''
}

/** Turns somebody who has become a customer into a guest again, without any published events. */
async function fillGuest(
  transaction: Transaction<Schema>,
  deps: SignInDeps,
  person: Person,
  guestId: string,
): Promise<string> {
  await transaction.deleteFrom('customers').where('email', '=', person.email).execute()
  await transaction.deleteFrom('stream_channels').where('id', '=', guestId).execute()
  await shop(transaction, deps, person, { kind: 'guest', guestId })
  return deps.tokens.signGuest(guestId)
}

async function fillAccount(
  transaction: Transaction<Schema>,
  deps: SignInDeps,
  person: Person,
  account: NonNullable<Person['account']>,
): Promise<SessionTokens> {
  const { tokens, now } = deps
  const { email, language, country, address } = person
  const { givenName, familyName, givenKana = null, familyKana = null, hasNewsletter, devices } = account
  const names = { given_name: givenName, family_name: familyName, given_kana: givenKana, family_kana: familyKana }
  const known = await findCustomer(transaction, email)
  const customerId = known ?? randomUUID()
  const row = { email, language, country, phone: null, ...names }
  await transaction
    .insertInto('customers')
    .values({ id: customerId, ...row, created_at: begunAt(person, now()) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  for (const table of [
    'sessions',
    'orders',
    'agreements',
    'customer_addresses',
    'designs',
    'cart_lines',
    'people',
    'additional_order_grants',
  ] as const)
    await transaction.deleteFrom(table).where('customer_id', '=', customerId).execute()
  const agreed = { customerId, isGiven: true, language, version: agreementVersion } as const
  await recordAgreement(transaction, { ...agreed, kind: 'adult' }, now())
  if (hasNewsletter) await recordAgreement(transaction, { ...agreed, kind: 'newsletter' }, now())
  const wanted = address ? readAddress(country, address) : undefined
  if (wanted?.ok) await saveAddress(transaction, customerId, wanted.value, now())
  await shop(transaction, deps, person, { kind: 'customer', customerId })
  const [own, ...others] = devices
  for (const device of others) await openSession(transaction, tokens, { customerId, device, now: now() })
  const { token, refreshToken } = await openSession(transaction, tokens, { customerId, device: own, now: now() })
  return { token, refreshToken }
}

/** A person with an order started some time before placing it. */
function begunAt({ ordered }: Person, now: Date): Date {
  return ordered ? new Date(placedAt(ordered, now).getTime() - shoppingMs) : now
}

/** What customers and guests do alike: measure, design, order. */
async function shop(transaction: Transaction<Schema>, deps: SignInDeps, person: Person, who: OwnerRef): Promise<void> {
  const { language, measured = [], designed, ordered } = person
  const since = begunAt(person, deps.now())
  await measurePeople(transaction, toOwner(who), language, measured, since)
  if (designed) await designPair(transaction, toOwner(who), language, designed, since)
  if (ordered) await orderPair(transaction, deps, person, who, ordered)
}

async function saveAddress(
  transaction: Transaction<Schema>,
  customerId: string,
  { country, fields }: PostalAddress,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('customer_addresses')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      country,
      fields: JSON.stringify(fields),
      is_default: true,
      created_at: now,
      updated_at: now,
    })
    .execute()
}
