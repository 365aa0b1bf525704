import { sql, type Transaction } from 'kysely'
import type * as changes from '#domain/contract/order-changes.ts'
import { makingWords } from '#domain/design/making-words.ts'
import { findCustomerActions } from '#domain/order/customer-actions.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import { findOwnPair } from '#server/cart/find-own-pair.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { lockOwner, type Owner, toOwner } from '#server/scans/owner.ts'
import { selectPairByDesign } from './get-order-pair.ts'
import { loadOrderView, lockVisitorOrder } from './lock-visitor-order.ts'
import type { OrderMailDeps } from './mails/order-link.ts'
import { moveOrder } from './move-order.ts'
import { queueWorkshopCheck } from './queue-workshop-check.ts'
import { recordOrderChange } from './record-order-change.ts'
import type { OrderRow } from './transition-context.ts'

type Change = typeof changes.changeDesign

/**
 * Replaces the Configuration of a pair, with the consent wording that the customer agreed to, if the pair is still at
 * the revision they saw. The pair keeps its edition number and waits for a new workshop check.
 */
export function changeDesign(deps: OrderMailDeps, now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: Call<Change>,
  ): ReturnType<UseCase<Change>> => {
    const { version, language } = body.consent
    const wording = makingWords(version, language)
    if (wording === undefined) return failWithFieldErrors([['consent', 'invalid_value']])
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const order = await lockVisitorOrder(transaction, deps.secrets, owner, body, now())
    const pair = order && (await selectPairByDesign(transaction, order.id, body.configuration.designId))
    if (!order || !pair) return fail('NOT_FOUND')
    if (!findCustomerActions(order.stage).includes('change_design')) return fail('transition_not_allowed')
    if (pair.revision !== body.revision) return fail('pair_changed')
    // The scans belong to the owner of the order, even if its link was opened in another browser.
    const known = await findOwnPair(transaction, placedBy(order), body.configuration)
    if (!known.ok) return fail(known.code)
    const time = now()
    if (await needsReview(transaction, order, pair.id)) {
      const moving = { orderId: order.id, to: 'in_review', by: 'customer' } as const
      if (!(await moveOrder(transaction, deps, moving, time)).ok) return fail('transition_not_allowed')
    }
    const { revision } = await transaction
      .updateTable('order_pairs')
      .set({
        configuration: JSON.stringify(known.value),
        consent_version: version,
        consent_language: language,
        consent_wording: wording,
        agreed_at: time,
        check_state: 'waiting',
        revision: sql`revision + 1`,
      })
      .where('id', '=', pair.id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    await queueWorkshopCheck(transaction, order.id, time)
    await recordOrderChange(transaction, {
      order_id: order.id,
      kind: 'design',
      pair_id: pair.id,
      revision,
      occurred_at: time,
    })
    return ok(await loadOrderView(transaction, order.id))
  }
}

/**
 * Whether the order returns to review: from `ready_to_pay` always, from `needs_attention` once no other pair has a
 * failed check.
 */
async function needsReview(transaction: Transaction<Schema>, { id, stage }: OrderRow, changedPair: string) {
  if (stage !== 'needs_attention') return stage === 'ready_to_pay'
  const another = await transaction
    .selectFrom('order_pairs')
    .select('id')
    .where('order_id', '=', id)
    .where('id', '!=', changedPair)
    .where('check_state', '=', 'failed')
    .executeTakeFirst()
  return another === undefined
}

/** The table guarantees that an order has an owner. */
function placedBy({ customer_id, guest_id }: OrderRow): Owner {
  return customer_id !== null ? { customer_id, guest_id: null } : { customer_id: null, guest_id: guest_id as string }
}
