import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { fail, ok } from '#domain/result.ts'
import { findOwnPair } from '#server/cart/find-own-pair.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/scans/owner.ts'
import type { PairToOrder } from './insert-order.ts'

/**
 * Loads the pairs of a cart to order and checks them against their scans again; lines saved for later are left out. If
 * the lines are not those that the customer saw, nothing is ordered.
 */
export async function loadCartPairs(transaction: Transaction<Schema>, owner: Owner, agreed: readonly string[]) {
  const lines = await transaction
    .selectFrom('cart_lines')
    .selectAll()
    .where(({ and }) => and(owner))
    .where('saved_for_later_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  const ids = lines.map(({ id }) => id)
  if (ids.length !== agreed.length || ids.some((id) => !agreed.includes(id)))
    return fail('cart_changed', { difference: { lines: ids } } as const)
  const pairs: PairToOrder[] = []
  const rejectedLines: string[] = []
  for (const line of lines) {
    const { design_id, consent_version, consent_language, consent_wording, agreed_at } = line
    const known = await findOwnPair(transaction, owner, line.configuration)
    if (known.ok)
      pairs.push({
        id: randomUUID(),
        original_pair_id: null,
        design_id,
        configuration: JSON.stringify(known.value),
        consent_version,
        consent_language,
        consent_wording,
        agreed_at,
      })
    else rejectedLines.push(line.id)
  }
  if (rejectedLines.length > 0) return fail('cart_lines_blocked', { difference: { lines: rejectedLines } } as const)
  return ok(pairs)
}

/** Removes ordered lines from the cart. */
export async function removeOrderedLines(transaction: Transaction<Schema>, lines: readonly string[]): Promise<void> {
  await transaction.deleteFrom('cart_lines').where('id', 'in', lines).execute()
}
