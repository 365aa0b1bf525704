import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { lockCustomer } from '#server/account/lock-customer.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { lockOwner } from '#server/scans/owner.ts'
import { sampleOrder } from '../support/builders/sample-order.ts'
import { somePair } from '../support/builders/some-design.ts'
import { someOrder } from '../support/builders/some-order.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { orderMover } from '../support/server/follow-order.ts'
import { placeOrder } from '../support/server/member.ts'
import {
  knownPairCustomer,
  newPairCustomer,
  newPairGuest,
  type PairVisitor,
  withPairs,
} from '../support/server/pair-visitor.ts'
import { openPayingApi, type PayingApi } from '../support/server/paying-api.ts'
import { leaveNumbersFree } from '../support/server/try-orders.ts'

/*
 * Tests what else can happen while an order is placed or ended. One of two rivals is delayed by some database queries,
 * alternately and by another number in each round, so that it runs before, during and after the other.
 */

let api: PayingApi
beforeAll(async () => {
  api = await openPayingApi()
})
afterAll(() => api.close())

const rounds = 16

async function delayed<Value>(questions: number, does: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; attempt < questions; attempt += 1) await sql`select 1`.execute(api.db)
  return does()
}

/**
 * Runs both at the same time, one delayed by as many queries as the round says. In the first two rounds one follows the
 * other, so that each comes first at least once, however fast the machine is.
 */
async function both<First, Other>(
  round: number,
  one: () => Promise<First>,
  other: () => Promise<Other>,
): Promise<[First, Other]> {
  if (round === 0) return [await one(), await other()]
  if (round === 1) {
    const first = await other()
    return [await one(), first]
  }
  const questions = round - 2
  return Promise.all([delayed(round % 2 ? questions : 0, one), delayed(round % 2 ? 0 : questions, other)])
}

/** Prepares one request that places the visitor's cart. */
async function ready(visitor: PairVisitor) {
  const body = someOrder((await visitor.lines()).map(({ id }) => id))
  return () => visitor.call('/order/place', body)
}

/** Locks the customer first, as a sign-in does. */
const signIn = (guestId: string, customerId: string) =>
  inTransaction(api.db, async (transaction) => {
    if (!(await lockCustomer(transaction, customerId))) return false
    await mergeGuest(transaction, { guestId, consentId: undefined, email: 'guest@example.com' }, customerId)
    return true
  })
const remove = (customerId: string) =>
  inTransaction(api.db, (transaction) => removeCustomer(transaction, testMailer, customerId, api.now()))

const loadOrders = (ownerId: string) =>
  api.db
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb }) => or([eb('customer_id', '=', ownerId), eb('guest_id', '=', ownerId)]))
    .execute()
const loadCartLines = (customerId: string) =>
  api.db.selectFrom('cart_lines').select('design_id').where('customer_id', '=', customerId).execute()
const loadOrderPairs = (customerId: string) =>
  api.db
    .selectFrom('order_pairs')
    .innerJoin('orders', 'orders.id', 'order_id')
    .leftJoin('edition_numbers', 'pair_id', 'order_pairs.id')
    .select(['design_id', 'configuration', 'edition_numbers.number'])
    .where('customer_id', '=', customerId)
    .execute()
const takenNumbers = async () => {
  const taken = await api.db.selectFrom('edition_numbers').select('number').where('pair_id', 'is not', null).execute()
  return taken.map(({ number }) => number)
}

test('keeps every pair either in the cart or in the order when carts merge during placing', async () => {
  const ways = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const { visitor, pairs: own, measured } = await withPairs(await newPairCustomer(api), 1)
    const { visitor: guest, pairs: brought, measured: other } = await withPairs(await newPairGuest(api), 2)
    // The same design is in both carts.
    const shared = somePair(measured)
    await visitor.add(shared)
    await guest.add(somePair(other, { id: shared.designId }))
    const placeCart = await ready(visitor)
    const [said] = await both(round, placeCart, () => signIn(guest.id, visitor.id))
    const inOrder = (await loadOrderPairs(visitor.id)).map(({ design_id }) => design_id)
    const inCart = (await loadCartLines(visitor.id)).map(({ design_id }) => design_id)
    ways.add(said.code ?? 'placed')
    const all = [...own, ...brought, shared].map(({ designId }) => designId)
    expect(inOrder.length).toBe(said.status === 200 ? 2 : 0)
    // The shared design was either ordered in the account's version before the guest's line arrived, or both are one
    // line.
    const twice = said.status === 200 ? [shared.designId] : []
    expect([...inOrder, ...inCart].toSorted()).toEqual([...all, ...twice].toSorted())
  }
  expect([...ways].every((way) => way === 'placed' || way === 'cart_changed')).toBe(true)
  expect(ways.size).toBe(2)
})

describe('an order that was not paid in time', () => {
  const move = () => orderMover(api)
  const overdue = async () => {
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const { order } = await visitor.placeOrder()
    if (!order) throw new Error('Nothing was placed')
    await move()(order.id, 'in_review', 'ready_to_pay')
    return { visitor, order }
  }

  test('is ended once by customer, deadline or operator, and its number goes to one rival at most', async () => {
    const sold = new Set<boolean>()
    for (let round = 0; round < rounds; round += 1) {
      const { visitor, order } = await overdue()
      const { visitor: rival } = await withPairs(await newPairGuest(api), 1)
      await leaveNumbersFree(api, 0)
      api.pass(7 * dayMs)
      // Too early in the first round and last in the second; at random in the others.
      const tooEarly = round === 0 ? await rival.placeOrder() : undefined
      const ending = Promise.all([
        visitor.call('/order/cancel', { number: order.number }),
        delayed(round, () => followDays(api.db, createTestOrderMailDeps(), api.now)),
      ])
      if (round === 1) await ending
      const [bought, [said]] = await Promise.all([tooEarly ?? delayed(round * 2, () => rival.placeOrder()), ending])
      expect([200, 409]).toContain(said.status)
      const history = await api.db
        .selectFrom('order_transitions')
        .select('actor')
        .where('order_id', '=', order.id)
        .where('to_stage', '=', 'cancelled')
        .execute()
      expect(history).toEqual([{ actor: said.status === 200 ? 'customer' : 'clock' }])
      const mails = api.db.selectFrom('mails').select('kind').where('subject', 'like', `%${order.number}%`)
      expect((await mails.where('kind', '=', 'cancelled').execute()).length).toBe(1)
      const numbers = await takenNumbers()
      sold.add(bought.status === 200)
      if (bought.order) expect(bought.order.edition_numbers).toEqual(order.edition_numbers)
      expect(numbers.filter((number) => number === order.edition_numbers[0]).length).toBe(bought.order ? 1 : 0)
      await api.db
        .deleteFrom('orders')
        .where('id', 'in', [order.id, bought.order?.id ?? 'none'])
        .execute()
      await leaveNumbersFree(api, null)
    }
    expect(sold).toEqual(new Set([true, false]))
    // No deadlock occurred.
    const rings = await sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()
    `.execute(api.db)
    expect(rings.rows).toEqual([{ deadlocks: '0' }])
  })

  test('is ended several times by a naive check of its stage', async () => {
    const { order } = await overdue()
    const naive = () =>
      inTransaction(api.db, async (transaction) => {
        const { stage } = await transaction
          .selectFrom('orders')
          .select('stage')
          .where('id', '=', order.id)
          .executeTakeFirstOrThrow()
        await sql`select pg_sleep(0.05)`.execute(transaction)
        if (stage !== 'ready_to_pay') return false
        await transaction.updateTable('orders').set({ stage: 'cancelled' }).where('id', '=', order.id).execute()
        return true
      })
    expect(await Promise.all([naive(), naive(), naive()])).toEqual([true, true, true])
  })
})

test('deletes a guest’s order claimed during the account deletion with it, or leaves it to the guest', async () => {
  const ways = new Set<boolean>()
  for (let round = 0; round < rounds; round += 1) {
    const customerId = await api.newCustomer()
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const { order } = await visitor.placeOrder()
    const [wasClaimed] = await both(
      round,
      () => signIn(visitor.id, customerId),
      () => remove(customerId),
    )
    ways.add(wasClaimed)
    const numbers = await takenNumbers()
    expect(await loadOrders(customerId)).toEqual([])
    expect((await loadOrders(visitor.id)).map(({ id }) => id)).toEqual(wasClaimed ? [] : [order?.id])
    expect(numbers.includes(order?.edition_numbers[0] ?? 0)).toBe(!wasClaimed)
  }
  expect(ways).toEqual(new Set([true, false]))
})

test('orders a pair with its own copy of the feet, or rejects it, when its scan is deleted meanwhile', async () => {
  const ways = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const { visitor, measured } = await withPairs(await newPairGuest(api), 1)
    const placeCart = await ready(visitor)
    const [said] = await both(round, placeCart, () => visitor.call('/scans/remove', { id: measured.scanId }))
    ways.add(said.code ?? 'placed')
    expect(await visitor.count()).toBe(said.status === 200 ? 0 : 1)
    const [order] = await loadOrders(visitor.id)
    expect(order?.id).toBe(said.data?.id)
    if (!order) continue
    const pair = api.db.selectFrom('order_pairs').select('configuration').where('order_id', '=', order.id)
    const { configuration } = await pair.executeTakeFirstOrThrow()
    expect(configuration.feet.left.scanned).toEqual(measured.scan.left)
  }
  expect(ways).toEqual(new Set(['placed', 'cart_lines_blocked']))
})

describe('an account deleted while it places an order', () => {
  const paidBefore = (customerId: string) => placeOrder(api, { customer_id: customerId }, 'delivered')

  test('keeps no order, number, cart line or mail of it', async () => {
    const ways = new Set<number>()
    for (let round = 0; round < rounds; round += 1) {
      const { visitor } = await withPairs(await newPairCustomer(api), 1)
      // Every second customer has an order that the law requires the shop to keep, and the customer row with it.
      const placedScan = round % 2 ? [await paidBefore(visitor.id)] : []
      if (round % 2) await visitor.call('/order/requestAdditionalOrder', {})
      const before = await takenNumbers()
      const placeCart = await ready(visitor)
      const [said] = await both(round, placeCart, () => remove(visitor.id))
      ways.add(said.status)
      expect((await loadOrders(visitor.id)).map(({ id }) => id)).toEqual(placedScan)
      expect(await loadCartLines(visitor.id)).toEqual([])
      expect(await takenNumbers()).toEqual(before)
      const mails = api.db.selectFrom('mails').select('kind').where('customer_id', '=', visitor.id)
      expect(await mails.execute()).toEqual([])
    }
    expect(ways.has(200)).toBe(true)
    expect([...ways].every((status) => [200, 401, 409].includes(status))).toBe(true)
    expect(ways.size).toBeGreaterThan(1)
  })

  test('would keep an order written after a naive check for its customer', async () => {
    const customerId = await api.newCustomer()
    await paidBefore(customerId)
    const owner = { customer_id: customerId, guest_id: null }
    await inTransaction(api.db, async (transaction) => {
      const found = await transaction
        .selectFrom('customers')
        .select('removed_at')
        .where('id', '=', customerId)
        .executeTakeFirst()
      expect(found?.removed_at).toBeNull()
      expect(await remove(customerId)).toBe(true)
      await transaction
        .insertInto('orders')
        .values(sampleOrder({ ...owner, stage: 'placed', placed_at: api.now() }))
        .execute()
      // The check that the shop uses instead.
      expect(await lockOwner(transaction, owner)).toBe(false)
    })
    expect((await loadOrders(customerId)).map(({ stage }) => stage).toSorted()).toEqual(['delivered', 'placed'])
  })
})

test('keeps one of two guest orders as additional when both guests sign in to one account at once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const customerId = await api.newCustomer()
    const guests = await Promise.all([1, 2].map(async () => (await withPairs(await newPairGuest(api), 1)).visitor))
    for (const guest of guests) await guest.placeOrder()
    const { visitor } = await withPairs(await knownPairCustomer(api, customerId), 1)
    const [said] = await Promise.all([
      visitor.placeOrder(),
      ...guests.map((guest, at) => delayed(round * at, () => signIn(guest.id, customerId))),
    ])
    const orders = await loadOrders(customerId)
    expect(orders.length).toBe(said.status === 200 ? 3 : 2)
    expect(orders.filter(({ is_companion }) => !is_companion)).toHaveLength(1)
  }
})
