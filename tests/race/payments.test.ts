import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderLetterKind } from '#domain/order/order-letters.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { signNews } from '#server/payments/sandbox/news.ts'
import { orderMover } from '../support/follow-order.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/pair-visitor.ts'
import { holdMs, minuteMs, openPayingApi, type PayingApi } from '../support/paying-api.ts'
import { testTell } from '../support/test-tell.ts'
import { toJapan } from '../support/to-japan.ts'

let api: PayingApi
beforeAll(async () => {
  api = await openPayingApi()
})
afterAll(() => api.close())
// What a test has left to be told is told with it.
beforeEach(async () => {
  await api.db.deleteFrom('jobs').execute()
})

const dayMs = 86_400_000
/** An order that can be paid. */
async function ready(newcomer: typeof newPairCustomer | typeof newPairGuest = newPairGuest, more: object = {}) {
  const { visitor } = await withPairs(await newcomer(api), 1)
  const { order } = await visitor.place(more)
  if (!order) throw new Error('Nothing was placed')
  await orderMover(api)(order.id, 'in_review', 'ready_to_pay')
  const { id, number } = order
  const pay = async () => {
    const said = await visitor.call('/order/pay', { number })
    return { status: said.status, code: said.code, url: said.data?.url as string }
  }
  return { visitor, id, number, pay }
}

async function paid(...of: Parameters<typeof ready>) {
  const order = await ready(...of)
  const { url } = await order.pay()
  await api.press(url, 'pay')
  await api.bringNews()
  return { ...order, url }
}

/** The page's own name, which stands in its address. */
const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
const stageOf = async (id: string) => (await api.moneyOf(id)).stage
const mailsOf = async (number: string, kind: OrderLetterKind) =>
  (
    await api.db
      .selectFrom('mails')
      .select('id')
      .where('subject', 'like', `%${number}%`)
      .where('kind', '=', kind)
      .execute()
  ).length
const pass = async (ms: number) => {
  api.pass(ms)
  await api.endPages()
  await followDays(api.db, testTell(), api.now)
}
const moveBy = (by: 'customer' | 'operator', orderId: string, to: 'cancelled' | 'refund_pending' | 'printing') =>
  inTransaction(api.db, (transaction) => moveOrder(transaction, testTell(), { orderId, to, by }, api.now()))
/** Nothing is kept without a reason, and nothing that is owed has gone. */
async function soundMoney(id: string) {
  const money = await api.moneyOf(id)
  expect(money.kept, `${money.stage}: ${money.came} came`).toBe(money.owed)
  return money
}

describe('an order is paid', () => {
  test.each([
    ['a guest in pounds', newPairGuest, {}, 24_000],
    ['a customer in yen', newPairCustomer, toJapan, 44_000],
  ] as const)('by %s: by signed news alone, with one mail', async (_, newcomer, more, amount) => {
    const { pay, id, number } = await ready(newcomer, more)
    const { url } = await pay()
    expect(await stageOf(id)).toBe('awaiting_payment')
    await api.press(url, 'pay')
    expect(await stageOf(id)).toBe('awaiting_payment')
    await api.bringNews()
    const money = await soundMoney(id)
    expect([money.stage, money.came, await mailsOf(number, 'paid')]).toEqual(['paid', amount, 1])
  })

  test('once, however often its page is asked for at once', async () => {
    const { pay, id } = await ready()
    const pages = await Promise.all(Array.from({ length: 20 }, () => pay()))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    expect((await api.moneyOf(id)).payments).toHaveLength(1)
    const [page] = pages
    expect((await pay()).url).toBe(page?.url)
  })

  test('once, though its news is told a hundred times at once, and before its payer is back', async () => {
    const { pay, id, number } = await ready()
    const { url } = await pay()
    await api.press(url, 'pay')
    const news = await api.db
      .selectFrom('sandbox_news')
      .selectAll()
      .where('session_id', '=', sessionOf(url))
      .executeTakeFirst()
    if (!news) throw new Error('Nothing is told')
    const tell = () =>
      fetch(`${api.base}/payment/news/sandbox`, {
        method: 'POST',
        body: news.body,
        headers: { 'stripe-signature': signNews(news.body, api.sandbox.newsSecret, api.now()) },
      })
    const answers = await Promise.all(Array.from({ length: 100 }, tell))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const money = await soundMoney(id)
    expect([money.stage, await mailsOf(number, 'paid'), money.refunds.length]).toEqual(['paid', 1, 0])
    expect(await api.db.selectFrom('payment_news').selectAll().where('event_id', '=', news.id).execute()).toHaveLength(
      1,
    )
  }, 60_000)

  test('though the order was no longer kept for it when the news came', async () => {
    const { pay, id } = await ready()
    const { url } = await pay()
    await api.press(url, 'pay')
    await pass(holdMs)
    expect(await stageOf(id)).toBe('ready_to_pay')
    await api.bringNews()
    expect((await soundMoney(id)).stage).toBe('paid')
  })

  test('by the second page, once the first one has ended', async () => {
    const { pay, id, number } = await ready()
    const { url } = await pay()
    await pass(32 * minuteMs)
    await api.bringNews()
    expect([await stageOf(id), await mailsOf(number, 'payment_failed')]).toEqual(['ready_to_pay', 1])
    const second = await pay()
    expect(second.url).not.toBe(url)
    await api.press(second.url, 'pay')
    await api.bringNews()
    expect((await soundMoney(id)).stage).toBe('paid')
  })
})

describe('money that pays for nothing goes back', () => {
  test('from the second of two pages that were both paid', async () => {
    const { pay, id, number } = await ready()
    const first = await pay()
    // The shop keeps the order half an hour for it; its page lasts a minute longer.
    api.pass(holdMs)
    await followDays(api.db, testTell(), api.now)
    const second = await pay()
    expect(second.url).not.toBe(first.url)
    await api.press(second.url, 'pay')
    await api.press(first.url, 'pay')
    await api.bringNews()
    await api.sendMoneyBack()
    const money = await soundMoney(id)
    expect([money.stage, money.came]).toEqual(['paid', 48_000])
    expect(money.refunds).toMatchObject([{ cause: 'paid_twice', amount_minor: 24_000 }])
    expect([await mailsOf(number, 'money_back'), await mailsOf(number, 'refunded')]).toEqual([1, 0])
  })

  test('that came after the order was cancelled', async () => {
    const { pay, id } = await ready()
    const { url } = await pay()
    await api.press(url, 'pay')
    api.pass(holdMs)
    await followDays(api.db, testTell(), api.now)
    expect((await moveBy('customer', id, 'cancelled')).ok).toBe(true)
    await api.bringNews()
    await api.sendMoneyBack()
    const money = await soundMoney(id)
    expect([money.stage, money.refunds[0]?.cause]).toEqual(['cancelled', 'not_due'])
  })

  test('that came for an order whose account is gone', async () => {
    const { pay, id, visitor } = await ready(newPairCustomer)
    const { url } = await pay()
    await api.press(url, 'pay')
    await inTransaction(api.db, (transaction) => removeCustomer(transaction, testTell().mail, visitor.id, api.now()))
    await api.bringNews()
    await api.sendMoneyBack()
    const refunds = await api.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select(['cause', 'order_id'])
      .where('payments.url', '=', url)
      .execute()
    expect(refunds).toEqual([{ cause: 'not_due', order_id: null }])
    expect(await api.db.selectFrom('orders').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test('whichever comes first, the news or the cancelling, the order is paid or the money goes back', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const { pay, id } = await ready()
      const { url } = await pay()
      await api.press(url, 'pay')
      api.pass(holdMs)
      await Promise.all([
        api.bringNews(),
        followDays(api.db, testTell(), api.now).then(() => moveBy('customer', id, 'cancelled')),
      ])
      await api.sendMoneyBack()
      ends.add((await soundMoney(id)).stage)
    }
    for (const end of ends) expect(['paid', 'cancelled']).toContain(end)
  }, 60_000)
})

describe('a slip for a convenience store', () => {
  test('that is chosen on day 6 and paid on day 9 pays the order, whose number was kept', async () => {
    const { pay, id, number } = await ready(newPairGuest, toJapan)
    await pass(6 * dayMs)
    const { url } = await pay()
    await api.press(url, 'slip')
    await api.bringNews()
    expect([await stageOf(id), await mailsOf(number, 'slip_waits')]).toEqual(['awaiting_payment', 1])
    expect(await pay()).toMatchObject({ status: 409, code: 'slip_is_open' })
    expect((await moveBy('customer', id, 'cancelled')).ok).toBe(false)
    await pass(2.9 * dayMs)
    expect(await stageOf(id)).toBe('awaiting_payment')
    expect(await api.press(url, 'till')).toBe(true)
    await api.bringNews()
    expect((await soundMoney(id)).stage).toBe('paid')
  })

  test('that nobody pays leads back, and after its days to the end of the order', async () => {
    const { pay, id, number } = await ready(newPairGuest, toJapan)
    const { url } = await pay()
    await api.press(url, 'slip')
    await api.bringNews()
    await pass(4.5 * dayMs)
    await api.bringNews()
    expect([await stageOf(id), await mailsOf(number, 'payment_failed')]).toEqual(['ready_to_pay', 1])
    await pass(3 * dayMs)
    expect((await soundMoney(id)).stage).toBe('cancelled')
  })

  test('whose news overtake each other pays the order once', async () => {
    const { pay, id } = await ready(newPairGuest, toJapan)
    const { url } = await pay()
    await api.press(url, 'slip')
    await api.press(url, 'till')
    // The money is told before the slip is.
    const jobs = await api.db
      .selectFrom('jobs')
      .select(['id', 'subject'])
      .where('kind', '=', 'sandbox-news')
      .orderBy('queued_at')
      .execute()
    const first = await api.db
      .selectFrom('sandbox_news')
      .select(['id', 'body'])
      .where('body', 'like', '%async_payment_succeeded%')
      .where(
        'id',
        'in',
        jobs.map(({ subject }) => subject),
      )
      .executeTakeFirstOrThrow()
    await api.db
      .updateTable('jobs')
      .set({ due_at: new Date(api.now().getTime() + 1_000) })
      .where('subject', '<>', first.id)
      .execute()
    await api.bringNews()
    expect((await soundMoney(id)).stage).toBe('paid')
    api.pass(2_000)
    await api.bringNews()
    const money = await soundMoney(id)
    expect([money.stage, money.payments[0]?.state, money.refunds]).toEqual(['paid', 'paid', []])
  })
})

describe('money is paid back', () => {
  test('once, though its customer and the shop want it at once, and two servers send it', async () => {
    const { id, number, url } = await paid()
    const wants = await Promise.all([
      moveBy('customer', id, 'refund_pending'),
      moveBy('operator', id, 'refund_pending'),
    ])
    expect(wants.filter(({ ok }) => ok)).toHaveLength(1)
    await Promise.all([api.sendMoneyBack(), api.sendMoneyBack()])
    await api.bringNews()
    const money = await soundMoney(id)
    expect([money.stage, money.refunds.length, money.refunds[0]?.state]).toEqual(['refunded', 1, 'done'])
    expect(await mailsOf(number, 'refunded')).toBe(1)
    const sent = api.db.selectFrom('sandbox_refunds').select('id').where('session_id', '=', sessionOf(url))
    expect(await sent.execute()).toHaveLength(1)
  })

  test('by the bank, once a dispute is lost; until it is decided nothing more is made', async () => {
    const { id, url } = await paid()
    await api.press(url, 'dispute')
    await api.bringNews()
    expect((await moveBy('operator', id, 'printing')).ok).toBe(false)
    expect((await moveBy('customer', id, 'refund_pending')).ok).toBe(false)
    await api.press(url, 'lost')
    await api.bringNews()
    const money = await soundMoney(id)
    expect([money.stage, money.refunds[0]?.cause, money.refunds[0]?.state]).toEqual(['refunded', 'dispute', 'done'])
    await api.sendMoneyBack()
    expect(
      await api.db.selectFrom('sandbox_refunds').selectAll().where('session_id', '=', sessionOf(url)).execute(),
    ).toEqual([])
  })

  test('while a bank asks and has taken nothing, whenever its customer wants it; until it asks no more nothing is made', async () => {
    const [{ id, url }, other] = [await paid(), await paid()]
    for (const one of [url, other.url]) await api.press(one, 'inquire')
    await api.bringNews()
    // The money is there as before.
    expect((await soundMoney(id)).payments).toMatchObject([{ dispute: 'inquiry', received_minor: 24_000 }])
    expect((await moveBy('operator', id, 'printing')).ok).toBe(false)
    expect((await moveBy('customer', other.id, 'refund_pending')).ok).toBe(true)
    await api.sendMoneyBack()
    await api.press(url, 'answered')
    await api.bringNews()
    expect((await soundMoney(other.id)).stage).toBe('refunded')
    expect((await moveBy('operator', id, 'printing')).ok).toBe(true)
    await soundMoney(id)
  })

  test('by the bank, where what it asked about becomes a dispute that is lost, in whatever order that is told', async () => {
    const { id, url } = await paid()
    const told: string[] = []
    for (const deed of ['inquire', 'escalate'] as const) {
      await api.press(url, deed)
      const [job] = await api.db
        .selectFrom('jobs')
        .select('id')
        .where('id', 'not in', ['none', ...told])
        .where('ended_at', 'is', null)
        .execute()
      told.push(job?.id ?? '')
    }
    const late = new Date(api.now().getTime() + 3_600_000)
    await api.db
      .updateTable('jobs')
      .set({ due_at: late })
      .where('id', '=', told[0] ?? '')
      .execute()
    await api.bringNews()
    expect((await moveBy('customer', id, 'refund_pending')).ok).toBe(false)
    await pass(3_600_000)
    await api.bringNews()
    expect((await api.moneyOf(id)).payments).toMatchObject([{ dispute: 'open' }])
    await api.press(url, 'lost')
    await api.bringNews()
    expect((await soundMoney(id)).stage).toBe('refunded')
  })

  test('after all, once a dispute is won of an order that was cancelled before the shop had heard of it', async () => {
    const { id, number, url, visitor } = await paid()
    await api.press(url, 'dispute')
    expect((await visitor.call('/order/cancel', { number })).status).toBe(200)
    await api.sendMoneyBack()
    await api.bringNews()
    expect((await api.moneyOf(id)).refunds).toMatchObject([{ state: 'failed' }])
    await api.press(url, 'won')
    await api.bringNews()
    await api.sendMoneyBack()
    await api.bringNews()
    const money = await soundMoney(id)
    expect([money.stage, money.refunds.map(({ state }) => state).toSorted()]).toEqual(['refunded', ['done', 'failed']])
  })

  test('not where a dispute is won: then the pair is made', async () => {
    const { id, url } = await paid()
    await api.press(url, 'dispute')
    await api.press(url, 'won')
    await api.bringNews()
    expect((await moveBy('operator', id, 'printing')).ok).toBe(true)
    await soundMoney(id)
  })
})

describe('an order that is being paid is kept', () => {
  const seen = async (visitor: Awaited<ReturnType<typeof ready>>['visitor']) => {
    const { stage, kept_until } = (await visitor.call('/order/list')).data.orders[0]
    return [stage, Date.parse(kept_until) - api.now().getTime()]
  }

  test('until its days are over, or somebody at its page has had their half hour, whichever is later', async () => {
    const { visitor, pay } = await ready()
    await pay()
    expect(await seen(visitor)).toEqual(['awaiting_payment', 7 * dayMs])
    const late = await ready()
    await pass(7 * dayMs - 5 * minuteMs)
    await late.pay()
    expect(await seen(late.visitor)).toEqual(['awaiting_payment', holdMs])
  })

  test('until the deadline of a slip and an hour more, though its days are over before', async () => {
    const { visitor, pay } = await ready(newPairGuest, toJapan)
    await pass(6 * dayMs)
    const { url } = await pay()
    await api.press(url, 'slip')
    await api.bringNews()
    const { kept_until, payment } = (await visitor.call('/order/list')).data.orders[0]
    expect(Date.parse(kept_until) - Date.parse(payment.until)).toBe(60 * minuteMs)
    await api.press(url, 'till')
    await api.bringNews()
    expect((await visitor.call('/order/list')).data.orders[0]).toMatchObject({ stage: 'paid', kept_until: null })
  })
})

describe('a date that passes', () => {
  test('is told with the next one, each once; whoever does not want to wait has all of it back', async () => {
    const { id, number, visitor } = await paid()
    await moveBy('operator', id, 'printing')
    const cancel = () => visitor.call('/order/cancel', { number })
    expect((await cancel()).code).toBe('not_that_way')
    await pass(20 * dayMs)
    expect(await mailsOf(number, 'date_passed')).toBe(0)
    await pass(dayMs)
    await pass(0)
    expect(await mailsOf(number, 'date_passed')).toBe(1)
    await pass(7 * dayMs)
    expect(await mailsOf(number, 'date_passed')).toBe(2)
    const { data } = await visitor.call('/order/list')
    expect(data.orders[0]).toMatchObject({
      is_late: true,
      stage: 'printing',
      deeds: expect.arrayContaining(['cancel']),
    })
    expect(Date.parse(data.orders[0].promised_at)).toBe(api.now().getTime() + 7 * dayMs)
    expect((await cancel()).status).toBe(200)
    await api.sendMoneyBack()
    await api.bringNews()
    expect((await soundMoney(id)).stage).toBe('refunded')
  })
})

describe('nobody pays', () => {
  test('what is not theirs, not to be paid, or at a house that does not answer', async () => {
    const { number, pay, id } = await ready()
    const other = await newPairGuest(api)
    expect((await other.call('/order/pay', { number })).status).toBe(404)
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const { order } = await visitor.place()
    expect(await visitor.call('/order/pay', { number: order?.number })).toMatchObject({
      status: 409,
      code: 'not_that_way',
    })
    await pay()
    expect((await visitor.call('/order/pay', {})).status).toBe(400)
    expect(await stageOf(id)).toBe('awaiting_payment')
  })
})
