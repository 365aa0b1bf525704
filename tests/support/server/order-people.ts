import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { settings } from '#domain/settings.ts'
import { holdCustomer } from '#server/account/hold-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { claimGuestWork } from '#server/guests/claim-guest-work.ts'
import { hasPairOnItsWay } from '#server/orders/has-pair-on-its-way.ts'
import { openSaleOf } from '#server/orders/open-sale-of.ts'
import type { Owner } from '#server/scans/owner.ts'
import { type Measured, somePair } from '../builders/some-design.ts'
import { someOrder } from '../builders/some-order.ts'
import type { openApi } from './open-api.ts'
import type { StepThat } from './order-steps.ts'
import { knownPairCustomer, newPairGuest, type PairVisitor } from './pair-visitor.ts'
import { meet, passQuestions, settle } from './trouble.ts'

type Api = Awaited<ReturnType<typeof openApi>>
export type Somebody = { readonly visitor: PairVisitor; readonly owner: Owner; readonly measured: Measured }
type Said = Awaited<ReturnType<PairVisitor['call']>>

/** Three guests who order, of whom some sign in to one account. They keep in mind what they were told. */
export type OrderPeople = Awaited<ReturnType<typeof newOrderPeople>>

export async function newOrderPeople(api: Api) {
  const email = `${randomUUID()}@example.com`
  const accountId = await api.newCustomer()
  const people: Somebody[] = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const visitor = await newPairGuest(api)
      return { visitor, owner: { customer_id: null, guest_id: visitor.id }, measured: await visitor.measure() }
    }),
  )
  const ids = [accountId, ...people.map(({ visitor }) => visitor.id)]
  /** The numbers of all orders that somebody was told of. */
  const told: string[] = []
  /** Who was given leave for another pair, and has not placed an order since. */
  const haveLeave = new Set<string>()

  /** Days may have passed since they were let in. */
  async function at(who: number): Promise<Somebody> {
    const one = people[who] as Somebody
    return one.owner.customer_id === null ? one : { ...one, visitor: await knownPairCustomer(api, accountId) }
  }

  async function wishOf(visitor: PairVisitor) {
    const lines = await visitor.lines()
    // What was brought along at the sign-in may be more than is ordered at a time.
    for (const { id } of lines.slice(settings.order.designs)) await visitor.remove(id)
    const wanted = lines.slice(0, settings.order.designs).map(({ id }) => id)
    return someOrder(wanted, { contact: { email } })
  }

  /** How many orders somebody may place now. */
  async function roomOf(owner: Owner): Promise<number> {
    const open = await openSaleOf(api.db, owner).executeTakeFirst()
    const { is_on_its_way } = await hasPairOnItsWay(api.db, owner)
    return (!open && !is_on_its_way) || haveLeave.has(nameOf(owner)) ? 1 : 0
  }

  async function hear({ status, data }: Said): Promise<number> {
    if (status !== 200) return 0
    told.push(data.number)
    const pairs = await api.db
      .selectFrom('edition_numbers')
      .innerJoin('order_pairs', 'order_pairs.id', 'pair_id')
      .select('edition_numbers.number')
      .where('order_id', '=', data.id)
      .orderBy('place')
      .execute()
    expect(pairs.map(({ number }) => number)).toEqual(data.edition_numbers)
    return 1
  }

  return {
    ids,
    email,
    told,
    /** Whoever has an order by now. */
    ownerOf: ({ customer_id, guest_id }: { readonly customer_id: string | null; readonly guest_id: string | null }) =>
      at(people.findIndex(({ owner }) => nameOf(owner) === (customer_id ?? guest_id))),
    async add({ who }: StepThat<'add'>) {
      const { visitor, measured } = await at(who)
      await visitor.add(somePair(measured))
    },
    async leave({ who }: StepThat<'leave'>) {
      const { visitor, owner } = await at(who)
      const { status } = await visitor.call('/order/makeAnotherPair', {})
      if (status === 200) haveLeave.add(nameOf(owner))
    },
    async cancel({ who }: StepThat<'cancel'>, number: string) {
      const { visitor } = await at(who)
      await visitor.call('/order/cancel', { number })
    },
    async place({ who, pairs, tabs, trouble, late }: StepThat<'place'>) {
      const { visitor, owner, measured } = await at(who)
      if ((await visitor.count()) === 0)
        for (let pair = 0; pair < pairs; pair += 1) await visitor.add(somePair(measured))
      const [wish, room] = [await wishOf(visitor), await roomOf(owner)]
      const asks = Array.from({ length: tabs }, () => {
        const key = randomUUID()
        return (more?: RequestInit) => visitor.call('/order/place', wish, key, more)
      })
      await meet(api, trouble, late, asks)
      const said = await Promise.all(asks.map((ask) => settle(api, () => ask(), trouble === 'none')))
      let placed = 0
      for (const one of said) placed += await hear(one)
      expect(placed).toBeLessThanOrEqual(room)
      if (placed > 0) haveLeave.delete(nameOf(owner))
    },
    /** In the midst of placing. What was begun as a guest is asked for once more as a customer, under its key. */
    async sign_in({ who, late }: StepThat<'sign_in'>) {
      const { visitor, owner, measured } = await at(who)
      if (owner.guest_id === null) return
      const [wish, key] = [await wishOf(visitor), randomUUID()]
      const begun = visitor.call('/order/place', wish, key)
      await passQuestions(api, late)
      await inTransaction(api.db, async (transaction) => {
        await holdCustomer(transaction, accountId)
        await claimGuestWork(transaction, { guestId: visitor.id, consentId: undefined, email }, accountId)
      })
      await begun
      const customer = await knownPairCustomer(api, accountId)
      const account = { customer_id: accountId, guest_id: null }
      people[who] = { visitor: customer, owner: account, measured }
      await hear(await settle(api, () => customer.call('/order/place', wish, key), false))
      // Whether it was placed before the leaves came together, or afterwards, is chance.
      if ((await hasPairOnItsWay(api.db, account)).may_make_another) haveLeave.add(accountId)
      else haveLeave.delete(accountId)
    },
  }
}

const nameOf = ({ customer_id, guest_id }: Owner) => customer_id ?? guest_id
