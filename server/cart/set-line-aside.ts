import type { Transaction } from 'kysely'
import type * as cartCalls from '#domain/contract/cart-calls.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { holdOwner, type Owner, ownerOf } from '#server/scans/owner.ts'
import { hasRoom, hasRoomForLater } from './add-to-cart.ts'
import { listLines } from './lines-of.ts'

type SetAside = typeof cartCalls.setLineAside
type TakeUp = typeof cartCalls.takeLineUp

/** Saves a pair of the cart for later. */
export function setLineAside(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body: { id } }: Call<SetAside>,
  ): ReturnType<UseCase<SetAside>> => {
    const owner = ownerOf(visitor)
    if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const lines = await linesOf(transaction, owner)
    const isInCart = lines.some((line) => line.id === id && !line.saved_at)
    if (isInCart && !(await hasRoomForLater(transaction, owner))) return fail('later_full', { code: 'later_full' })
    if (isInCart) await keep(transaction, id, now())
    return ok(await listLines(transaction, owner))
  }
}

/** Takes a pair that was saved for later into the cart again; one that is there already stays. */
export async function takeLineUp(
  transaction: Transaction<Schema>,
  visitor: Visitor,
  { body: { id } }: Call<TakeUp>,
): ReturnType<UseCase<TakeUp>> {
  const owner = ownerOf(visitor)
  if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
  const line = (await linesOf(transaction, owner)).find((one) => one.id === id && one.saved_at)
  if (line && !(await hasRoom(transaction, owner, { designId: line.design_id })))
    return fail('cart_full', { code: 'cart_full' })
  if (line) await keep(transaction, id, null)
  return ok(await listLines(transaction, owner))
}

function linesOf(transaction: Transaction<Schema>, owner: Owner) {
  return transaction
    .selectFrom('cart_lines')
    .select(['id', 'design_id', 'saved_at'])
    .where(({ and }) => and(owner))
    .execute()
}

function keep(transaction: Transaction<Schema>, id: string, saved_at: Date | null) {
  return transaction.updateTable('cart_lines').set({ saved_at }).where('id', '=', id).execute()
}
