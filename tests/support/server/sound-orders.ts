import { sql } from 'kysely'
import { expect } from 'vitest'
import { getMarket } from '#domain/country/market.ts'
import { orderMoves } from '#domain/order/moves.ts'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import { type OrderStage, openStages } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import { mailJob } from '#server/mail/outbox.ts'
import { loadOrders } from './order-operations.ts'
import type { OrderPeople } from './order-people.ts'
import type { PayingApi } from './paying-api.ts'

type Api = PayingApi
type Order = Awaited<ReturnType<typeof loadOrders>>[number]
type Book = Awaited<ReturnType<typeof readBook>>

/** Everything that the shop has stored about these people's orders. */
async function readBook(api: Api, people: OrderPeople) {
  const orders = await loadOrders(api, people)
  const ids = ['none', ...orders.map(({ id }) => id)]
  const { db } = api
  const pairs = db
    .selectFrom('order_pairs')
    .leftJoin('edition_numbers', 'pair_id', 'order_pairs.id')
    .select(['order_pairs.id', 'order_id', 'position', 'design_id', 'edition_numbers.number'])
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const history = db.selectFrom('order_transitions').selectAll().where('order_id', 'in', ids).execute()
  const reminders = db.selectFrom('order_reminders').selectAll().where('order_id', 'in', ids).execute()
  const changes = db.selectFrom('order_changes').select(['order_id', 'kind']).where('order_id', 'in', ids).execute()
  const mails = db
    .selectFrom('mails')
    .select(['id', 'kind', 'subject'])
    .where('to_address', '=', people.email)
    .execute()
  const payments = await db.selectFrom('payments').selectAll().where('order_id', 'in', ids).execute()
  const paidBy = ['none', ...payments.map(({ id }) => id)]
  const refunds = await db.selectFrom('refunds').selectAll().where('payment_id', 'in', paidBy).execute()
  const vouchers = await db
    .selectFrom('webhook_events')
    .select('payment_id')
    .where('payment_id', 'in', paidBy)
    .where('effect', '=', 'voucher_pending')
    .execute()
  const atProvider = await db
    .selectFrom('sandbox_sessions')
    .select(['payment_id', 'amount'])
    .select(({ selectFrom }) =>
      selectFrom('sandbox_refunds')
        .select(sql<number>`coalesce(sum(amount), 0)::integer`.as('back'))
        .whereRef('session_id', '=', 'sandbox_sessions.id')
        .where('sandbox_refunds.state', '<>', 'failed')
        .as('back'),
    )
    .where('state', '=', 'paid')
    .where('payment_id', 'in', paidBy)
    .execute()
  const money = { payments, refunds, vouchers, atProvider }
  const written = { pairs: await pairs, history: await history, reminders: await reminders, changes: await changes }
  return { orders, ...written, ...money, mails: await mails }
}

/**
 * Checks that no order is duplicated, no number is assigned twice or lost, sums are right, there is one open sale,
 * every stage was reached by a transition, and each mail was queued once.
 */
export async function expectSoundOrders(api: Api, people: OrderPeople): Promise<void> {
  const book = await readBook(api, people)
  expectEachOnce(book, people)
  for (const order of book.orders) {
    expectArrows(order, book)
    expectNumbersAndSum(order, book)
    expectMails(order, book)
    expectMoney(order, book)
    expectNothingReserved(order, book)
  }
  expectSameAtProvider(book)
  expectOneOpenSale(book)
  await expectWholeEdition(api)
  await expectOneJobEach(api, book)
}

/** Checks that exactly the confirmed orders exist, and that no pair is ordered twice. */
function expectEachOnce({ orders, pairs }: Book, { dispatched }: OrderPeople): void {
  const placed = orders.filter(({ original_order_id }) => original_order_id === null)
  expect(placed.map(({ number }) => number).toSorted()).toEqual(dispatched.toSorted())
  const made = pairs.map(({ design_id }) => design_id)
  expect(new Set(made).size).toBe(made.length)
}

function expectArrows({ id, stage, kind }: Order, { history }: Book): void {
  const went = new Map<OrderStage | null, number>()
  for (const { order_id, from_stage, to_stage, actor } of history) {
    if (order_id !== id) continue
    if (from_stage !== null) {
      const arrow = orderMoves.find(({ from, to, by, kinds }) => {
        return from === from_stage && to === to_stage && by.includes(actor) && kinds.includes(kind)
      })
      expect(arrow, `${from_stage} to ${to_stage} by ${actor}`).toBeDefined()
    }
    went.set(from_stage, (went.get(from_stage) ?? 0) - 1)
    went.set(to_stage, (went.get(to_stage) ?? 0) + 1)
  }
  // It was created once, and left every stage that it reached except the current one.
  expect(went.get(null)).toBe(-1)
  went.delete(null)
  expect([...went].filter(([, count]) => count !== 0)).toEqual([[stage, 1]])
}

function expectNumbersAndSum({ id, stage, country, total_minor, quote }: Order, { pairs, history }: Book): void {
  const own = pairs.filter(({ order_id }) => order_id === id)
  expect(own.map(({ position }) => position)).toEqual(own.map((_, index) => index))
  const { pair, delivery } = settings.prices[getMarket(country)]
  const sum = own.length * pair + delivery
  expect([own.length > 0, total_minor, quote.totalMinor]).toEqual([true, sum, sum])
  const wasPrinted = history.some(({ order_id, to_stage }) => order_id === id && to_stage === 'printing')
  // Each pair has a number while the order lives, and keeps it if it was printed; afterwards it has none.
  const hasEnded = history.some(({ order_id, to_stage }) => order_id === id && to_stage === 'refunded')
  const isFree = stage === 'cancelled' || (hasEnded && !wasPrinted)
  for (const { number } of own) expect(number === null).toBe(isFree)
}

/**
 * One mail for placing, one for every transition that has one, one for a changed address, and one for every reminder.
 */
function expectMails({ id, number, original_order_id }: Order, book: Book): void {
  const { history, reminders, changes, mails, payments, refunds, vouchers } = book
  const isTheirs = (payment: string | null) => payments.some((one) => one.id === payment && one.order_id === id)
  const moved = history.flatMap(({ order_id, from_stage, to_stage, actor }) => {
    if (order_id !== id) return []
    return (
      orderMoves.find(({ from, to, by }) => from === from_stage && to === to_stage && by.includes(actor))?.mail ?? []
    )
  })
  const due: OrderTemplateKind[] = [
    ...(original_order_id === null ? (['order_placed'] as const) : []),
    ...moved,
    ...changes
      .filter(({ order_id, kind }) => order_id === id && kind === 'address')
      .map(() => 'address_changed' as const),
    ...vouchers.filter(({ payment_id }) => isTheirs(payment_id)).map(() => 'voucher_pending' as const),
    // One mail, however often the refund was requested.
    ...Array.from(
      new Set(
        refunds
          .filter(({ payment_id, cause }) => isTheirs(payment_id) && cause !== 'cancelled' && cause !== 'dispute')
          .map(({ payment_id }) => payment_id),
      ),
      () => 'money_back' as const,
    ),
    // Refunds of surplus money that the bank returned.
    ...refunds
      .filter(({ payment_id, cause }) => isTheirs(payment_id) && cause !== 'cancelled' && cause !== 'dispute')
      .filter(({ state, done_at }) => state === 'failed' && done_at !== null)
      .map(() => 'refund_failed' as const),
    ...reminders.filter(({ order_id }) => order_id === id).map(({ template }) => template),
  ]
  const queued = mails.filter(({ subject }) => subject?.includes(number)).map(({ kind }) => kind)
  expect(queued.toSorted()).toEqual(due.toSorted())
}

const isPaidFor: ReadonlySet<OrderStage> = new Set(['paid', 'printing', 'quality_check', 'shipped', 'delivered'])

type Money = Pick<Book, 'payments' | 'refunds'>

/**
 * Checks at any moment, to the penny, that all money received is due for a pair, is refunded, or could not be refunded
 * and is still owed.
 */
function expectMoney({ id, stage, total_minor }: Order, { payments, refunds }: Money): void {
  const own = payments.filter(({ order_id }) => order_id === id)
  const came = own.reduce((sum, { received_minor }) => sum + (received_minor ?? 0), 0)
  const back = refunds
    .filter(({ payment_id, state }) => state !== 'failed' && own.some((one) => one.id === payment_id))
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const failed = notSent(id, { payments, refunds }).reduce((sum, { received_minor }) => sum + (received_minor ?? 0), 0)
  expect(came - back, stage).toBe((isPaidFor.has(stage) ? total_minor : 0) + failed)
  expect(own.filter(({ state }) => state === 'open' || state === 'waiting').length).toBeLessThanOrEqual(1)
}

const notSent = (orderId: string, { payments, refunds }: Money) =>
  payments.filter(
    ({ id, order_id }) => order_id === orderId && areAllFailed(refunds.filter(({ payment_id }) => payment_id === id)),
  )

/** Checks, once everything is settled, that the provider holds back a refund only while a dispute is open. */
function expectNothingReserved({ id }: Order, book: Book): void {
  for (const { dispute } of notSent(id, book)) expect(dispute).toBe('open')
}

/** Checks the money of their orders at any moment between two steps. */
export async function expectEvenMoney(api: Api, people: OrderPeople): Promise<void> {
  const orders = await loadOrders(api, people)
  const ids = ['none', ...orders.map(({ id }) => id)]
  const payments = await api.db.selectFrom('payments').selectAll().where('order_id', 'in', ids).execute()
  const paidBy = ['none', ...payments.map(({ id }) => id)]
  const refunds = await api.db.selectFrom('refunds').selectAll().where('payment_id', 'in', paidBy).execute()
  for (const order of orders) expectMoney(order, { payments, refunds })
}

const areAllFailed = (refunds: Book['refunds']) =>
  refunds.length > 0 && refunds.every(({ state }) => state === 'failed')

/** Checks that the shop has recorded exactly what the provider received and refunded. */
function expectSameAtProvider({ payments, refunds, atProvider }: Book): void {
  const written = payments
    .filter(({ state }) => state === 'paid')
    .map(({ id, received_minor, dispute }) => {
      const sent = refunds.filter(({ payment_id, state }) => payment_id === id && state !== 'failed')
      // Money that a bank took back in a dispute is not a refund of the provider.
      const back = dispute === 'lost' ? 0 : sent.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
      return `${id} came ${received_minor} back ${back}`
    })
  const known = atProvider.map(({ payment_id, amount, back }) => `${payment_id} came ${amount} back ${back}`)
  expect(written.toSorted()).toEqual(known.toSorted())
}

function expectOneOpenSale({ orders }: Book): void {
  const owners = orders
    .filter(({ is_companion, stage }) => !is_companion && openStages.includes(stage))
    .map(({ customer_id, guest_id }) => customer_id ?? guest_id)
  expect(new Set(owners).size).toBe(owners.length)
}

async function expectWholeEdition({ db }: Api): Promise<void> {
  const numbers = await db.selectFrom('edition_numbers').select(['number', 'pair_id']).orderBy('number').execute()
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: settings.edition.pairs }, (_, at) => at + 1))
  const taken = numbers.flatMap(({ pair_id }) => pair_id ?? [])
  expect(new Set(taken).size).toBe(taken.length)
}

async function expectOneJobEach({ db }: Api, { mails }: Book): Promise<void> {
  const ids = mails.map(({ id }) => id)
  const jobs = await db
    .selectFrom('jobs')
    .select('subject')
    .where('kind', '=', mailJob)
    .where('subject', 'in', ['none', ...ids])
    .execute()
  expect(jobs.map(({ subject }) => subject).toSorted()).toEqual(ids.toSorted())
}
