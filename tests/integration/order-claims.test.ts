import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '#domain/time.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { newestMail } from '../support/server/member.ts'
import { openApi } from '../support/server/open-api.ts'
import { another } from '../support/server/open-sign-in.ts'
import { createClaimCalls, orderPlacedBy } from '../support/server/order-claims.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())
beforeEach(() => api.pass(16 * minuteMs))

async function newClaimer() {
  const customer = await newPairCustomer(api)
  return { ...customer, ...createClaimCalls(api, customer) }
}
const loadRow = (id: string) => api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const look = async (token: string) =>
  (await api.send('/order/lookup', undefined, { method: 'POST', body: JSON.stringify({ token }) })).status

test('moves a guest’s order into an account by a mailed code, with its pairs, numbers and mails', async () => {
  const placed = await orderPlacedBy(api)
  const { visitor: guest, order, email } = placed
  const claimer = await newClaimer()
  const { id, code } = await claimer.openClaim(placed)
  expect((await newestMail(api, email, 'order_claim')).text).toContain(order.number)
  expect((await claimer.call('/order/list')).data.orders).toEqual([])
  const { status, data } = await claimer.claim(id, code)
  expect([status, data.number, data.pairs[0].edition_number]).toEqual([200, order.number, order.edition_numbers[0]])
  expect((await claimer.call('/order/list')).data.orders).toEqual([data])
  expect((await guest.call('/order/list')).data.orders).toEqual([])
  const mails = await api.db.selectFrom('mails').select('customer_id').where('order_id', '=', order.id).execute()
  expect(mails.map(({ customer_id }) => customer_id)).toEqual([claimer.id, claimer.id])
})

test('moves the orders split from a claimed order along, and no other orders of the guest', async () => {
  const placed = await orderPlacedBy(api)
  const claimer = await newClaimer()
  const [{ id: split }, { id: other }] = [await placed.another(), await placed.another()]
  await api.db.updateTable('orders').set({ original_order_id: placed.order.id }).where('id', '=', split).execute()
  const { id, code } = await claimer.openClaim(placed)
  expect((await claimer.claim(id, code)).status).toBe(200)
  expect([(await loadRow(split)).customer_id, (await loadRow(other)).customer_id]).toEqual([claimer.id, null])
})

test('keeps a claimed order as an additional order beside an open one, and cancels it separately', async () => {
  const claimer = await newClaimer()
  await withPairs(claimer, 1)
  const own = await claimer.placeOrder()
  const placed = await orderPlacedBy(api)
  const { id, code } = await claimer.openClaim(placed)
  expect((await claimer.claim(id, code)).status).toBe(200)
  expect(await loadRow(placed.order.id)).toMatchObject({ customer_id: claimer.id, guest_id: null, is_companion: true })
  expect((await claimer.call('/order/cancel', { number: placed.order.number })).data.stage).toBe('cancelled')
  expect((await loadRow(own.order?.id ?? '')).stage).toBe('placed')
})

test('answers alike for missing, own and foreign orders and for any input, up to the last wrong code', async () => {
  const claimer = await newClaimer()
  const [guests, own, foreign] = [
    await orderPlacedBy(api),
    await orderPlacedBy(api, async () => claimer),
    await orderPlacedBy(api, newPairCustomer),
  ]
  const received = []
  for (const number of [guests.order.number, own.order.number, foreign.order.number, '2345-6789', 'no number', '']) {
    const { status, data } = await claimer.requestOrderClaimCode(number)
    const { verification_id, ...rest } = data
    const invalid =
      guests.order.number === number ? another((await newestMail(api, guests.email, 'order_claim')).code) : '123456'
    const said = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answer = await claimer.claim(verification_id, invalid)
      said.push([answer.status, answer.code, answer.triesLeft])
    }
    received.push({ status, rest, isId: /^[\w-]{36}$/.test(verification_id), said })
  }
  expect(received[0]).toEqual({
    status: 200,
    isId: true,
    rest: { resend_seconds: 30, expires_seconds: 600 },
    said: [4, 3, 2, 1, undefined, undefined].map((left) => [401, left ? 'code_wrong' : 'code_attempts_exceeded', left]),
  })
  for (const one of received) expect(one).toEqual(received[0])
  for (const { email } of [own, foreign]) expect((await newestMail(api, email)).kind).toBe('order_placed')
})

test('accepts five tries of a code in all, whatever their concurrency, and blocks it then', async () => {
  const placed = await orderPlacedBy(api)
  const claimer = await newClaimer()
  const { id, code } = await claimer.openClaim(placed)
  const said = await Promise.all(Array.from({ length: 50 }, () => claimer.claim(id, another(code))))
  const codes = said.map((answer) => answer.code)
  expect(codes.filter((one) => one === 'code_wrong')).toHaveLength(4)
  expect(codes.filter((one) => one === 'code_attempts_exceeded')).toHaveLength(46)
  expect((await claimer.claim(id, code)).code).toBe('code_attempts_exceeded')
  expect((await loadRow(placed.order.id)).customer_id).toBe(null)
})

test('stops guesses at an order after thirty wrong codes a day without blocking sign-in by its address', async () => {
  const placed = await orderPlacedBy(api)
  for (let openClaim = 0; openClaim < 6; openClaim += 1) {
    const claimer = await newClaimer()
    const { id, code } = await claimer.openClaim(placed)
    for (let attempt = 0; attempt < 5; attempt += 1) await claimer.claim(id, another(code))
    api.pass(16 * minuteMs)
  }
  const claimer = await newClaimer()
  const { id, code } = await claimer.openClaim(placed)
  expect((await claimer.claim(id, code)).code).toBe('codes_blocked')
  const openClaim = { email: placed.email, language: 'en' }
  const { data } = await claimer.call('/user/sign-in/requestCode', openClaim)
  const { code: signIn } = await newestMail(api, placed.email, 'sign_in')
  expect(
    (await claimer.call('/user/sign-in/code', { verification_id: data.verification_id, code: signIn })).status,
  ).toBe(200)
})

test('rejects a code that is used, replaced, expired or of another customer’s request', async () => {
  const placed = await orderPlacedBy(api)
  const [claimer, other] = [await newClaimer(), await newClaimer()]
  const older = await claimer.openClaim(placed)
  expect((await other.claim(older.id, older.code)).code).toBe('code_expired')
  api.pass(30_000)
  const newest = await claimer.openClaim(placed)
  expect((await claimer.claim(older.id, older.code)).code).toBe('code_replaced')
  // A request by someone else does not end this customer's request.
  api.pass(30_000)
  const lateAnswer = await other.openClaim(placed)
  expect((await claimer.claim(newest.id, newest.code)).status).toBe(200)
  expect((await claimer.claim(newest.id, newest.code)).code).toBe('code_used')
  api.pass(10 * minuteMs)
  expect((await other.claim(lateAnswer.id, lateAnswer.code)).code).toBe('code_expired')
})

test('rejects a code mailed to an address the order no longer uses', async () => {
  const placed = await orderPlacedBy(api)
  const claimer = await newClaimer()
  const { id, code } = await claimer.openClaim(placed)
  await placed.visitor.call('/order/changeEmail', { number: placed.order.number, email: 'elsewhere@example.com' })
  expect([(await claimer.claim(id, code)).status, (await loadRow(placed.order.id)).customer_id]).toEqual([404, null])
})

describe('repeated claim requests', () => {
  test('are half a minute apart, three for one order and ten in all', async () => {
    const placed = await orderPlacedBy(api)
    const claimer = await newClaimer()
    for (const wait of [0, 30_000, 30_000]) {
      api.pass(wait)
      expect((await claimer.requestOrderClaimCode(placed.order.number)).status).toBe(200)
      expect((await claimer.requestOrderClaimCode(placed.order.number)).code).toBe('TOO_MANY_REQUESTS')
    }
    api.pass(30_000)
    expect((await claimer.requestOrderClaimCode(placed.order.number)).code).toBe('TOO_MANY_REQUESTS')
    const greedy = await newClaimer()
    const answers = []
    for (let index = 10; index < 21; index += 1) answers.push(await greedy.requestOrderClaimCode(`2345-67${index}`))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('send a limited number of mails to one address for its many orders, without revealing the address', async () => {
    const placed = await orderPlacedBy(api)
    const numbers = [placed.order.number]
    while (numbers.length < 8) numbers.push((await placed.another()).number)
    const claimer = await newClaimer()
    for (const number of numbers) expect((await claimer.requestOrderClaimCode(number)).status).toBe(200)
    const mails = await api.db
      .selectFrom('mails')
      .select('id')
      .where('to_address', '=', placed.email)
      .where('kind', '=', 'order_claim')
      .execute()
    expect(mails).toHaveLength(6)
  })
})

describe('rival claims of one order', () => {
  test('give the order once: by one code twice, by two customers, and by twenty at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const placed = await orderPlacedBy(api)
      const rivals = [await newClaimer(), await newClaimer()]
      const claimInputs = []
      for (const rival of rivals) {
        claimInputs.push({ rival, ...(await rival.openClaim(placed)) })
        api.pass(1_000)
      }
      const tries = claimInputs.flatMap((input) => Array.from({ length: 10 }, () => input))
      const said = await Promise.all(tries.map(({ rival, id, code }) => rival.claim(id, code)))
      expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
      // The loser's code was right, but the order is already in an account.
      expect(said.filter(({ status }) => status === 404)).toHaveLength(1)
      expect(said.filter(({ code }) => code === 'code_used')).toHaveLength(18)
      const winner = tries[said.findIndex(({ status }) => status === 200)]?.rival.id
      expect((await loadRow(placed.order.id)).customer_id).toBe(winner)
      api.pass(16 * minuteMs)
    }
  })

  test('give the order wholly to either the guest who signs in or the customer with the code', async () => {
    for (let round = 0; round < 10; round += 1) {
      const placed = await orderPlacedBy(api)
      const [claimer, self] = [await newClaimer(), await newPairCustomer(api)]
      const { id, code } = await claimer.openClaim(placed)
      const traces = { guestId: placed.visitor.id, consentId: undefined, email: self.email }
      const [hasClaimed, brought] = await Promise.all([
        claimer.claim(id, code),
        inTransaction(api.db, (transaction) => mergeGuest(transaction, traces, self.id)),
      ])
      const row = await loadRow(placed.order.id)
      expect([hasClaimed.status, brought.orders]).toEqual(row.customer_id === self.id ? [404, 1] : [200, 0])
      expect([claimer.id, self.id]).toContain(row.customer_id)
      expect(row.guest_id).toBe(null)
    }
  })

  test('let a guest’s cancellation either come first or find no order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const placed = await orderPlacedBy(api)
      const claimer = await newClaimer()
      const { id, code } = await claimer.openClaim(placed)
      const [hasClaimed, cancelled] = await Promise.all([
        claimer.claim(id, code),
        placed.visitor.call('/order/cancel', { number: placed.order.number }),
      ])
      expect([hasClaimed.status, (await loadRow(placed.order.id)).customer_id]).toEqual([200, claimer.id])
      const { stage } = await loadRow(placed.order.id)
      expect([cancelled.status, stage]).toEqual(stage === 'cancelled' ? [200, stage] : [404, 'placed'])
    }
  })

  test('keep both the claimed order and one placed at that moment, one of them as an additional order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const placed = await orderPlacedBy(api)
      const claimer = await newClaimer()
      await withPairs(claimer, 1)
      const { id, code } = await claimer.openClaim(placed)
      const [hasClaimed, own] = await Promise.all([claimer.claim(id, code), claimer.placeOrder()])
      expect([hasClaimed.status, own.code ?? 'placed']).toEqual([200, own.order ? 'placed' : 'order_exists'])
      const { is_companion } = await loadRow(placed.order.id)
      expect(is_companion).toBe(own.order !== undefined)
    }
  })

  test('delete the order with a customer who is removed at that moment, or leave it to its guest', async () => {
    for (let round = 0; round < 10; round += 1) {
      const placed = await orderPlacedBy(api)
      const claimer = await newClaimer()
      const { id, code } = await claimer.openClaim(placed)
      const [hasClaimed, removed] = await Promise.all([
        claimer.claim(id, code),
        inTransaction(api.db, (transaction) => removeCustomer(transaction, testMailer, claimer.id, api.now())),
      ])
      const row = await api.db.selectFrom('orders').selectAll().where('id', '=', placed.order.id).executeTakeFirst()
      expect(removed).toBe(true)
      // A customer's unpaid orders are deleted with the account.
      if (hasClaimed.status === 200) expect(row).toBe(undefined)
      else expect([hasClaimed.status, row?.guest_id]).toEqual([401, placed.visitor.id])
      const numbers = api.db.selectFrom('edition_numbers').select('number').where('pair_id', 'is not', null)
      const isTaken = await numbers.where('number', '=', placed.order.edition_numbers[0] ?? 0).execute()
      expect(isTaken).toHaveLength(row ? 1 : 0)
    }
  })
})

test('rejects requests and claims without an account', async () => {
  const guest = await newPairGuest(api)
  const { requestOrderClaimCode, claim } = createClaimCalls(api, guest)
  expect([(await requestOrderClaimCode('2345-6789')).status, (await claim('p', '123456')).status]).toEqual([401, 401])
})

test('rejects the old links of an order once it is in an account', async () => {
  const placed = await orderPlacedBy(api)
  expect(await look(placed.order.token)).toBe(200)
  const claimer = await newClaimer()
  const { id, code } = await claimer.openClaim(placed)
  await claimer.claim(id, code)
  expect(await look(placed.order.token)).toBe(404)
})
