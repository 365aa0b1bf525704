import type { Transaction } from 'kysely'
import type * as cartCalls from '#domain/contract/cart.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { lockOwner, type Owner, toOwner } from '#server/scans/owner.ts'
import { fitsInCart, fitsInSavedForLater } from './add-to-cart.ts'
import { listLines } from './list-lines.ts'

type SaveForLaterEndpoint = typeof cartCalls.saveForLater
type MoveToCartEndpoint = typeof cartCalls.moveToCart

/** Saves a pair of the cart for later. */
export function saveForLater(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body: { id } }: Call<SaveForLaterEndpoint>,
  ): ReturnType<UseCase<SaveForLaterEndpoint>> => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const lines = await selectCartLines(transaction, owner)
    const isInCart = lines.some((line) => line.id === id && !line.saved_for_later_at)
    if (isInCart && !(await fitsInSavedForLater(transaction, owner))) return fail('saved_for_later_full')
    if (isInCart) await saveToCart(transaction, id, now())
    return ok(await listLines(transaction, owner))
  }
}

/** Moves a saved pair back to the cart; one that is already there stays. */
export async function moveToCart(
  transaction: Transaction<Schema>,
  visitor: Visitor,
  { body: { id } }: Call<MoveToCartEndpoint>,
): ReturnType<UseCase<MoveToCartEndpoint>> {
  const owner = toOwner(visitor)
  if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
  const line = (await selectCartLines(transaction, owner)).find((one) => one.id === id && one.saved_for_later_at)
  if (line && !(await fitsInCart(transaction, owner, { designId: line.design_id }))) return fail('cart_full')
  if (line) await saveToCart(transaction, id, null)
  return ok(await listLines(transaction, owner))
}

function selectCartLines(transaction: Transaction<Schema>, owner: Owner) {
  return transaction
    .selectFrom('cart_lines')
    .select(['id', 'design_id', 'saved_for_later_at'])
    .where(({ and }) => and(owner))
    .execute()
}

function saveToCart(transaction: Transaction<Schema>, id: string, savedAt: Date | null) {
  return transaction.updateTable('cart_lines').set({ saved_for_later_at: savedAt }).where('id', '=', id).execute()
}
