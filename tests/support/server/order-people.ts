import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { settings } from '#domain/settings.ts'
import { lockCustomer } from '#server/account/lock-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { hasPairInProgress } from '#server/orders/has-pair-in-progress.ts'
import { selectOpenSale } from '#server/orders/select-open-sale.ts'
import type { Owner } from '#server/scans/owner.ts'
import { type MeasuredPerson, somePair } from '../builders/some-design.ts'
import { someOrder } from '../builders/some-order.ts'
import { meet, passQuestions, settle } from './disruption.ts'
import type { openApi } from './open-api.ts'
import type { OrderStepByType } from './order-steps.ts'
import { knownPairCustomer, newPairGuest, type PairVisitor } from './pair-visitor.ts'

type Api = Awaited<ReturnType<typeof openApi>>
export type OrderPerson = { readonly visitor: PairVisitor; readonly owner: Owner; readonly measured: MeasuredPerson }
type CallResponse = Awaited<ReturnType<PairVisitor['call']>>

/** Three guests who order, of whom some sign in to one account. They remember the responses that they received. */
export type OrderPeople = Awaited<ReturnType<typeof newOrderPeople>>

export async function newOrderPeople(api: Api) {
  const email = `${randomUUID()}@example.com`
  const accountId = await api.newCustomer()
  const people: OrderPerson[] = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const visitor = await newPairGuest(api)
      return { visitor, owner: { customer_id: null, guest_id: visitor.id }, measured: await visitor.measure() }
    }),
  )
  const ids = [accountId, ...people.map(({ visitor }) => visitor.id)]
  /** The numbers of all orders that were confirmed to somebody. */
  const dispatched: string[] = []
  /** The owners who have a grant for an additional order and have not placed one since. */
  const haveAdditionalOrderGrant = new Set<string>()

  /** Signs the customer in again: days may have passed since the last time. */
  async function at(who: number): Promise<OrderPerson> {
    const one = people[who] as OrderPerson
    return one.owner.customer_id === null ? one : { ...one, visitor: await knownPairCustomer(api, accountId) }
  }

  async function placeOrderInput(visitor: PairVisitor) {
    const lines = await visitor.lines()
    // The cart merged at sign-in may hold more than one order may contain.
    for (const { id } of lines.slice(settings.order.designs)) await visitor.remove(id)
    const wanted = lines.slice(0, settings.order.designs).map(({ id }) => id)
    return someOrder(wanted, { contact: { email } })
  }

  /** How many orders an owner may place now. */
  async function freeNumbersFor(owner: Owner): Promise<number> {
    const open = await selectOpenSale(api.db, owner).executeTakeFirst()
    const { is_in_progress } = await hasPairInProgress(api.db, owner)
    return (!open && !is_in_progress) || haveAdditionalOrderGrant.has(getOwnerId(owner)) ? 1 : 0
  }

  async function readNumbers({ status, data }: CallResponse): Promise<number> {
    if (status !== 200) return 0
    dispatched.push(data.number)
    const pairs = await api.db
      .selectFrom('edition_numbers')
      .innerJoin('order_pairs', 'order_pairs.id', 'pair_id')
      .select('edition_numbers.number')
      .where('order_id', '=', data.id)
      .orderBy('position')
      .execute()
    expect(pairs.map(({ number }) => number)).toEqual(data.edition_numbers)
    return 1
  }

  return {
    ids,
    email,
    dispatched,
    /** The current owner of an order. */
    findPersonOfOrder: ({
      customer_id,
      guest_id,
    }: {
      readonly customer_id: string | null
      readonly guest_id: string | null
    }) => at(people.findIndex(({ owner }) => getOwnerId(owner) === (customer_id ?? guest_id))),
    async add({ who }: OrderStepByType<'add'>) {
      const { visitor, measured } = await at(who)
      await visitor.add(somePair(measured))
    },
    async grant({ who }: OrderStepByType<'grant'>) {
      const { visitor, owner } = await at(who)
      const { status } = await visitor.call('/order/requestAdditionalOrder', {})
      if (status === 200) haveAdditionalOrderGrant.add(getOwnerId(owner))
    },
    async cancel({ who }: OrderStepByType<'cancel'>, number: string) {
      const { visitor } = await at(who)
      await visitor.call('/order/cancel', { number })
    },
    async place({ who, pairs, tabs, disruption, delay }: OrderStepByType<'place'>) {
      const { visitor, owner, measured } = await at(who)
      if ((await visitor.count()) === 0)
        for (let pair = 0; pair < pairs; pair += 1) await visitor.add(somePair(measured))
      const [input, free] = [await placeOrderInput(visitor), await freeNumbersFor(owner)]
      const requests = Array.from({ length: tabs }, () => {
        const key = randomUUID()
        return (more?: RequestInit) => visitor.call('/order/place', input, key, more)
      })
      await meet(api, disruption, delay, requests)
      const said = await Promise.all(requests.map((send) => settle(api, () => send(), disruption === 'none')))
      let placed = 0
      for (const one of said) placed += await readNumbers(one)
      expect(placed).toBeLessThanOrEqual(free)
      if (placed > 0) haveAdditionalOrderGrant.delete(getOwnerId(owner))
    },
    /** Signs in while an order is being placed. The request of the guest is repeated as a customer, under its key. */
    async sign_in({ who, delay }: OrderStepByType<'sign_in'>) {
      const { visitor, owner, measured } = await at(who)
      if (owner.guest_id === null) return
      const [input, key] = [await placeOrderInput(visitor), randomUUID()]
      const begun = visitor.call('/order/place', input, key)
      await passQuestions(api, delay)
      await inTransaction(api.db, async (transaction) => {
        await lockCustomer(transaction, accountId)
        await mergeGuest(transaction, { guestId: visitor.id, consentId: undefined, email }, accountId)
      })
      await begun
      const customer = await knownPairCustomer(api, accountId)
      const account = { customer_id: accountId, guest_id: null }
      people[who] = { visitor: customer, owner: account, measured }
      await readNumbers(await settle(api, () => customer.call('/order/place', input, key), false))
      // Whether the order was placed before or after the grants were merged is a matter of timing.
      if ((await hasPairInProgress(api.db, account)).has_additional_order_grant) haveAdditionalOrderGrant.add(accountId)
      else haveAdditionalOrderGrant.delete(accountId)
    },
  }
}

const getOwnerId = ({ customer_id, guest_id }: Owner) => customer_id ?? guest_id
