import type { Transaction } from 'kysely'
import type * as designCalls from '#domain/contract/designs.ts'
import type { Design } from '#domain/design/design.ts'
import { areSameParts } from '#domain/design/same-parts.ts'
import { designSettings } from '#domain/design-settings.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { withExistingFeet } from './with-existing-feet.ts'

type SaveDesignEndpoint = typeof designCalls.saveDesign

/**
 * Saves a customer's new design, or a change that is based on the saved revision. A design equal to the saved one is no
 * change, whatever its base: the response was lost, or two tabs chose the same.
 */
export function saveDesign(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    { customerId }: Bearer,
    { body }: Call<SaveDesignEndpoint>,
  ): ReturnType<UseCase<SaveDesignEndpoint>> => {
    if (!(await lockCustomerWork(transaction, customerId))) return fail('AUTH_REQUIRED')
    const design = await withExistingFeet(transaction, customerId, body.design)
    const there = await transaction
      .selectFrom('designs')
      .select(['design', 'revision', 'saved_at'])
      .where('customer_id', '=', customerId)
      .where('id', '=', design.id)
      .executeTakeFirst()
    if (there && areSameParts(there.design, design))
      return ok({ revision: there.revision, saved_at: there.saved_at.toISOString() })
    // A design deleted elsewhere is a conflict, like one that was changed.
    if ((there?.revision ?? null) !== body.base) return fail('design_changed')
    if (!there && (await isFull(transaction, customerId))) return fail('designs_full')
    const revision = (there?.revision ?? 0) + 1
    const saved_at = now()
    await upsertDesign(transaction, customerId, design, { revision, saved_at })
    return ok({ revision, saved_at: saved_at.toISOString() })
  }
}

async function isFull(transaction: Transaction<Schema>, customerId: string): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('designs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count) >= designSettings.max
}

/** Writes a design. The caller has locked the customer. */
export async function upsertDesign(
  transaction: Transaction<Schema>,
  customer_id: string,
  design: Design,
  more: { readonly revision: number; readonly saved_at: Date },
): Promise<void> {
  const values = { design: JSON.stringify(design), ...more }
  await transaction
    .insertInto('designs')
    .values({ id: design.id, customer_id, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'id']).doUpdateSet(values))
    .execute()
}
