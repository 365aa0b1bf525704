import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type * as cartCalls from '#domain/contract/cart.ts'
import type { Configuration } from '#domain/design/configuration.ts'
import { makingWords } from '#domain/design/making-words.ts'
import { designSettings } from '#domain/design-settings.ts'
import { fail, ok } from '#domain/result.ts'
import { type Language, settings } from '#domain/settings.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { findPerson } from '#server/scans/list-people.ts'
import { lockOwner, type Owner, toOwner } from '#server/scans/owner.ts'
import { findOwnPair } from './find-own-pair.ts'
import { countLines } from './list-lines.ts'

type AddToCartEndpoint = typeof cartCalls.addToCart

/** Adds a pair to a visitor's cart, with the wording of the consent to make it. */
export function addToCart(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: Call<AddToCartEndpoint>,
  ): ReturnType<UseCase<AddToCartEndpoint>> => {
    const { version, language } = body.consent
    const wording = makingWords(version, language)
    if (wording === undefined) return failWithFieldErrors([['consent', 'invalid_value']])
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const { configuration, put_back: back } = body
    const known = await findOwnPair(transaction, owner, configuration)
    // A removed pair that is put back may have the same blocker as before, but its person may have been deleted
    // meanwhile.
    const isPutBack =
      back !== undefined && (await findPerson(transaction, owner, configuration.person.id)) !== undefined
    if (!known.ok && !isPutBack) return fail(known.code)
    const pair = known.ok ? known.value : configuration
    const isForLater = back === 'later'
    if (isForLater && !(await fitsInSavedForLater(transaction, owner))) return fail('saved_for_later_full')
    if (!isForLater && !(await fitsInCart(transaction, owner, pair))) return fail('cart_full')
    await upsertLine(transaction, owner, pair, { version, language, wording }, now(), isForLater)
    return ok(await countLines(transaction, owner))
  }
}

/**
 * Whether a pair fits in the cart: the line of a design already in it may be replaced, even in a cart that is at or
 * over its limit. A line saved for later needs room like a new one.
 */
export async function fitsInCart(
  transaction: Transaction<Schema>,
  owner: Owner,
  { designId }: Pick<Configuration, 'designId'>,
): Promise<boolean> {
  const lines = await transaction
    .selectFrom('cart_lines')
    .select('design_id')
    .where(({ and }) => and(owner))
    .where('saved_for_later_at', 'is', null)
    .execute()
  return lines.length < settings.order.designs || lines.some(({ design_id }) => design_id === designId)
}

/** The limit for later is the limit of saved designs. */
export async function fitsInSavedForLater(transaction: Transaction<Schema>, owner: Owner): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(({ and }) => and(owner))
    .where('saved_for_later_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count) < designSettings.max
}

type Consent = { readonly version: string; readonly language: Language; readonly wording: string }

/**
 * Replaces the line of a design by one with a new id, so that a removal of the earlier line does not remove this one.
 */
export async function upsertLine(
  transaction: Transaction<Schema>,
  owner: Owner,
  configuration: Configuration,
  { version, language, wording }: Consent,
  now: Date,
  isForLater = false,
): Promise<void> {
  const { designId: design_id, person } = configuration
  await transaction
    .deleteFrom('cart_lines')
    .where(({ and }) => and({ ...owner, design_id }))
    .execute()
  await transaction
    .insertInto('cart_lines')
    .values({
      id: randomUUID(),
      ...owner,
      design_id,
      person_id: person.id,
      configuration: JSON.stringify(configuration),
      consent_version: version,
      consent_language: language,
      consent_wording: wording,
      agreed_at: now,
      added_at: now,
      ...(isForLater && { saved_for_later_at: now }),
    })
    .execute()
}
