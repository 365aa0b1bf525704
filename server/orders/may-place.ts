import type { Transaction } from 'kysely'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/scans/owner.ts'
import { hasPairInProgress } from './has-pair-in-progress.ts'
import { selectOpenSale } from './select-open-sale.ts'

/**
 * Whether an owner may place an order: not while a sale is open or a paid pair is undelivered, unless they have an
 * additional order grant. The caller has locked the owner.
 */
export async function mayPlace(transaction: Transaction<Schema>, owner: Owner) {
  const open = await selectOpenSale(transaction, owner).executeTakeFirst()
  const { is_in_progress, has_additional_order_grant } = await hasPairInProgress(transaction, owner)
  if ((!open && !is_in_progress) || has_additional_order_grant) return ok({ isCompanion: open !== undefined })
  const difference = open ? { number: open.number, stage: open.stage } : {}
  return fail('order_exists', { difference } as const)
}

/** The grant covers one order: it ends with the next order placed, whether it was needed or not. */
export async function consumeAdditionalOrderGrant(transaction: Transaction<Schema>, owner: Owner): Promise<void> {
  await transaction
    .deleteFrom('additional_order_grants')
    .where(({ and }) => and(owner))
    .execute()
}
