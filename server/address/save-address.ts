import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PostalAddress } from '#domain/address/postal-address.ts'
import { readAddress } from '#domain/address/read-address.ts'
import type * as addressCalls from '#domain/contract/addresses.ts'
import { isCountry } from '#domain/country/countries.ts'
import { fail, ok } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { Bearer } from '#server/access/tokens.ts'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { listAddresses } from './address-book.ts'
import { failWithAddressErrors } from './address-errors.ts'

type SaveAddressEndpoint = typeof addressCalls.saveAddress
type SaveAddressInput = {
  readonly id: string | undefined
  readonly address: PostalAddress
  readonly wantsDefault: boolean
}

/**
 * Saves a new address of a customer, or changes an existing one; an address of another customer is treated as missing.
 */
export function saveAddress(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    { customerId }: Bearer,
    { body }: Call<SaveAddressEndpoint>,
  ): ReturnType<UseCase<SaveAddressEndpoint>> => {
    if (!isCountry(body.country)) return failWithFieldErrors([['country', 'invalid_value']])
    const read = readAddress(body.country, body.fields)
    if (!read.ok) return failWithAddressErrors(read.facts, ['fields'])
    const saving = { id: body.id, address: read.value, wantsDefault: body.is_default }
    return saveInBook(transaction, customerId, saving, now())
  }
}

async function saveInBook(
  transaction: Transaction<Schema>,
  customerId: string,
  { id, address, wantsDefault }: SaveAddressInput,
  now: Date,
): ReturnType<UseCase<SaveAddressEndpoint>> {
  if (!(await lockCustomerWork(transaction, customerId))) return fail('AUTH_REQUIRED')
  const { addresses } = await listAddresses(transaction, customerId)
  const before = addresses.find((one) => one.id === id)
  if (id !== undefined && !before) return fail('NOT_FOUND')
  if (!before && addresses.length >= settings.addresses.max) return failWithFieldErrors([['addresses', 'too_big']])
  // The default stays until another address becomes it: there is always exactly one.
  const is_default = wantsDefault || before?.is_default === true || addresses.length === 0
  if (is_default && !before?.is_default)
    await transaction
      .updateTable('customer_addresses')
      .set({ is_default: false })
      .where('customer_id', '=', customerId)
      .where('is_default', '=', true)
      .execute()
  const values = { country: address.country, fields: JSON.stringify(address.fields), is_default, updated_at: now }
  if (before) await transaction.updateTable('customer_addresses').set(values).where('id', '=', before.id).execute()
  else
    await transaction
      .insertInto('customer_addresses')
      .values({ ...values, id: randomUUID(), customer_id: customerId, created_at: now })
      .execute()
  return ok(await listAddresses(transaction, customerId))
}
