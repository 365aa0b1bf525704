import type { Transaction } from 'kysely'
import type * as addressCalls from '#domain/contract/addresses.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { listAddresses } from './address-book.ts'

type RemoveAddressEndpoint = typeof addressCalls.removeAddress

/** Removes an address of a customer. If it was the default, the newest remaining address becomes the default. */
export async function removeAddress(
  transaction: Transaction<Schema>,
  { customerId }: Bearer,
  { body: { id } }: Call<RemoveAddressEndpoint>,
): ReturnType<UseCase<RemoveAddressEndpoint>> {
  if (!(await lockCustomerWork(transaction, customerId))) return fail('AUTH_REQUIRED')
  const { addresses } = await listAddresses(transaction, customerId)
  const removed = addresses.find((one) => one.id === id)
  if (!removed) return fail('NOT_FOUND')
  await transaction.deleteFrom('customer_addresses').where('id', '=', id).execute()
  const [next] = addresses.filter((one) => one.id !== id)
  if (removed.is_default && next)
    await transaction.updateTable('customer_addresses').set({ is_default: true }).where('id', '=', next.id).execute()
  return ok(await listAddresses(transaction, customerId))
}
