import type { Transaction } from 'kysely'
import type * as cartCalls from '#domain/contract/cart.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { lockOwner, toOwner } from '#server/scans/owner.ts'
import { listLines } from './list-lines.ts'

type RemoveFromCartEndpoint = typeof cartCalls.removeFromCart

/** Removes a line from a visitor's cart; another owner's line is treated as missing. */
export async function removeFromCart(
  transaction: Transaction<Schema>,
  visitor: Visitor,
  { body: { id } }: Call<RemoveFromCartEndpoint>,
): ReturnType<UseCase<RemoveFromCartEndpoint>> {
  const owner = toOwner(visitor)
  if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
  await transaction
    .deleteFrom('cart_lines')
    .where(({ and }) => and(owner))
    .where('id', '=', id)
    .execute()
  return ok(await listLines(transaction, owner))
}
