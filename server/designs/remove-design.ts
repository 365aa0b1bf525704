import type { Transaction } from 'kysely'
import type * as designCalls from '#domain/contract/designs.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { listDesigns } from './list-designs.ts'

type RemoveDesignEndpoint = typeof designCalls.removeDesign

/** Deletes a customer's design; another customer's design is treated as missing. */
export async function removeDesign(
  transaction: Transaction<Schema>,
  { customerId }: Bearer,
  { body: { id } }: Call<RemoveDesignEndpoint>,
): ReturnType<UseCase<RemoveDesignEndpoint>> {
  if (!(await lockCustomerWork(transaction, customerId))) return fail('AUTH_REQUIRED')
  await transaction.deleteFrom('designs').where('customer_id', '=', customerId).where('id', '=', id).execute()
  return ok(await listDesigns(transaction, customerId))
}
