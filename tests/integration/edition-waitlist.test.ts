import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourMs } from '#domain/time.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { reassignLapsedNumbers } from '#server/edition/reassign-lapsed-numbers.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { showEdition } from '#server/operators/actions/edition.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { waitlistVisitor } from '../support/server/edition-waitlist.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
let list: ReturnType<typeof waitlistVisitor>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
  list = waitlistVisitor(api)
})
afterAll(() => api.close())

const newcomers = [newPairCustomer, newPairGuest] as const
const passOn = () => reassignLapsedNumbers(api.db, createTestOrderMailDeps(), api.now)
const kindsTo = async (email: string) => (await list.mailsTo(email)).map(({ kind }) => kind)
const loadEditionNumber = async (number = 0) =>
  api.db.selectFrom('edition_numbers').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
const signIn = (guestId: string, { id, email }: { id: string; email: string }) =>
  inTransaction(api.db, (transaction) => mergeGuest(transaction, { guestId, consentId: undefined, email }, id))

describe('the public edition count', () => {
  test('returns the total and the free numbers, with an ETag that changes with them', async () => {
    await list.leaveNumbersFree(3)
    const first = await api.send('/edition')
    expect((await first.json()).data).toEqual({ pairs: 590, free: 3, is_sold_out: false })
    const rejoinWaitlist = () =>
      api.send('/edition', undefined, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([first.headers.get('cache-control'), (await rejoinWaitlist()).status]).toEqual(['no-cache', 304])
    await list.placed()
    expect((await (await rejoinWaitlist()).json()).data.free).toBe(2)
    await list.leaveNumbersFree(0)
    expect((await (await rejoinWaitlist()).json()).data).toEqual({ pairs: 590, free: 0, is_sold_out: true })
  })

  test('queries the database once for simultaneous requests', async () => {
    await list.leaveNumbersFree(3)
    const answers = await Promise.all(Array.from({ length: 50 }, list.free))
    expect(new Set(answers)).toEqual(new Set([3]))
  })
})

describe('the waiting list', () => {
  test('has one place for each customer or guest, which they can read and leave', async () => {
    await list.leaveNumbersFree(0)
    for (const newcomer of newcomers) {
      const [one, other] = [await newcomer(api), await newcomer(api)]
      const { email, data } = await list.joinWaitlist(one)
      const own = { position: { email, ahead: data.position.ahead, reserved: null } }
      expect(data).toEqual(own)
      expect((await list.joinWaitlist(one)).data).toEqual(own)
      expect(
        await Promise.all([list.joinWaitlist(other), list.joinWaitlist(other), list.joinWaitlist(other)]),
      ).toMatchObject(Array(3).fill({ data: { position: { ahead: data.position.ahead + 1 } } }))
      expect((await one.call('/edition/waitlist/leave', {})).data).toEqual({ position: null })
      expect((await one.call('/edition/waitlist/leave', {})).data).toEqual({ position: null })
      expect([await list.getWaitlistPosition(one), (await list.getWaitlistPosition(other)).ahead]).toEqual([
        null,
        data.position.ahead,
      ])
    }
    const rows = await api.db.selectFrom('edition_waitlist').select(['wording', 'language']).execute()
    expect(rows).toHaveLength(2)
    expect(rows[0]?.wording).toMatch(/^We’ll e-mail you once/)
  })

  test('rejects entries while numbers are free, and invalid addresses or versions', async () => {
    await list.leaveNumbersFree(2)
    const guest = await newPairGuest(api)
    expect(await list.joinWaitlist(guest)).toMatchObject({ status: 409, code: 'numbers_left', difference: { free: 2 } })
    await list.leaveNumbersFree(0)
    expect((await list.joinWaitlist(guest, { email: 'nobody' })).fieldErrors).toEqual(['email invalid_format'])
    expect((await list.joinWaitlist(guest, { version: '0' })).fieldErrors).toEqual(['version invalid_value'])
    expect(await list.getWaitlistPosition(guest)).toBeNull()
    expect((await api.send('/edition/waitlist/position')).status).toBe(401)
  })

  test('limits how often one caller joins', async () => {
    await list.leaveNumbersFree(0)
    const guest = await newPairGuest(api)
    const body = { email: 'ann@example.com', language: 'en', version: '1' }
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await guest.call('/edition/waitlist/join', body)).status)
      await guest.call('/edition/waitlist/leave', {})
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([10, 429])
  })
})

describe('a number that becomes free', () => {
  test('is reserved for the first waiting person, who alone is notified once in their language', async () => {
    for (const newcomer of newcomers) {
      await list.leaveNumbersFree(1)
      const { cancel, numbers } = await list.placed(newPairCustomer)
      const first = await newcomer(api)
      const { email } = await list.joinWaitlist(first, { language: 'ja' })
      const second = await list.waiting(newcomer)
      await cancel()
      const until = new Date(api.now().getTime() + 24 * hourMs)
      expect(await list.getWaitlistPosition(first)).toEqual({
        email,
        ahead: 0,
        reserved: { number: numbers[0], until: until.toISOString() },
      })
      expect(await list.getWaitlistPosition(second.visitor)).toMatchObject({ ahead: 0, reserved: null })
      const [mail] = await list.mailsTo(email)
      expect(mail?.body_text).toContain(`${numbers[0]}番`)
      expect(mail?.body_text).toMatch(/https:\/\/shop\.example\/ja\/tabi-gen-01\/summary/)
      expect([await kindsTo(email), await kindsTo(second.email)]).toEqual([['number_reserved'], []])
      expect(await list.free()).toBe(0)
      await list.expectSound()
    }
  })

  test('is free for everyone when the list is empty', async () => {
    await list.leaveNumbersFree(1)
    const { cancel } = await list.placed()
    expect(await list.free()).toBe(0)
    await cancel()
    expect(await list.free()).toBe(1)
  })

  test('goes to the first two of three waiting people when two orders are cancelled at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await list.leaveNumbersFree(2)
      const orders = [await list.placed(newPairCustomer), await list.placed()]
      const three = [await list.waiting(), await list.waiting(newPairCustomer), await list.waiting()]
      await Promise.all(orders.map(({ cancel }) => cancel()))
      const places = await Promise.all(three.map(({ visitor }) => list.getWaitlistPosition(visitor)))
      const reserved = places.flatMap((position) => position.reserved?.number ?? [])
      expect(reserved.toSorted()).toEqual(orders.flatMap(({ numbers }) => numbers).toSorted())
      expect(places[2]).toMatchObject({ ahead: 0, reserved: null })
      const mails = await Promise.all(three.map(({ email }) => kindsTo(email)))
      expect(mails).toEqual([['number_reserved'], ['number_reserved'], []])
      await list.expectSound()
    }
  })

  test('is reserved for each waiting person when three become free, and the rest is free for everyone', async () => {
    await list.leaveNumbersFree(3)
    const { cancel } = await list.placed(newPairGuest, 3)
    const [one, other] = [await list.waiting(), await list.waiting()]
    await cancel()
    expect([
      (await list.getWaitlistPosition(one.visitor)).reserved,
      (await list.getWaitlistPosition(other.visitor)).reserved,
    ]).not.toContain(null)
    expect(await list.free()).toBe(1)
  })

  test('would be reserved twice by a naive check followed by a write', async () => {
    await list.leaveNumbersFree(1)
    const { cancel } = await list.placed()
    await list.waiting()
    await cancel()
    await api.db.updateTable('edition_waitlist').set({ notified_at: null }).execute()
    await api.db.updateTable('edition_numbers').set({ reserved_for: null, reserved_until: null }).execute()
    const naive = () =>
      inTransaction(api.db, async (transaction) => {
        const first = await transaction
          .selectFrom('edition_waitlist')
          .select('id')
          .where('notified_at', 'is', null)
          .execute()
        await sql`select pg_sleep(0.05)`.execute(transaction)
        await transaction.updateTable('edition_waitlist').set({ notified_at: api.now() }).execute()
        return first.length
      })
    const reported = await Promise.all(Array.from({ length: 4 }, naive))
    expect(reported.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(1)
  })

  test('leaves no one waiting beside a free number when someone joins at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      await list.leaveNumbersFree(1)
      const { cancel } = await list.placed(newcomers[round % 2])
      const guest = await newPairGuest(api)
      const [joined] = await Promise.all([list.joinWaitlist(guest), cancel()])
      const position = await list.getWaitlistPosition(guest)
      expect(joined.status === 200 ? position?.reserved : joined.code).toEqual(
        joined.status === 200 ? expect.objectContaining({ number: expect.any(Number) }) : 'numbers_left',
      )
      await list.expectSound()
    }
  })

  test('goes to the next waiting person when an account is deleted that had ordered or reserved it', async () => {
    await list.leaveNumbersFree(1)
    const { visitor, numbers } = await list.placed(newPairCustomer)
    const [first, second] = [await list.waiting(newPairCustomer), await list.waiting()]
    for (const [gone, next] of [
      [visitor, first.visitor],
      [first.visitor, second.visitor],
    ] as const) {
      await inTransaction(api.db, (transaction) => removeCustomer(transaction, testMailer, gone.id, api.now()))
      expect((await list.getWaitlistPosition(next)).reserved.number).toBe(numbers[0])
    }
    expect(await kindsTo(second.email)).toEqual(['number_reserved'])
    await list.expectSound()
  })

  test('goes to waiting people first when the edition was enlarged', async () => {
    await list.leaveNumbersFree(0)
    const { visitor } = await list.waiting()
    await sql`
      update edition_numbers set reserved_for = null, reserved_until = null
      where number = (select min(number) from edition_numbers where reserved_for = 'somebody')
    `.execute(api.db)
    const { visitor: newcomer } = await withPairs(await newPairGuest(api), 1)
    expect([await list.free(), (await newcomer.placeOrder()).code]).toEqual([0, 'too_few_numbers'])
    await passOn()
    expect((await list.getWaitlistPosition(visitor)).reserved).not.toBeNull()
  })
})

describe('a reserved number', () => {
  /** Guests, because a customer's session would end before the reservation does. */
  async function reserve(others = 0) {
    await list.leaveNumbersFree(1)
    const { cancel, numbers } = await list.placed()
    const waitingMember = await list.waiting()
    const next = []
    for (let one = 0; one < others; one += 1) next.push(await list.waiting())
    await cancel()
    return { waitingMember, next, number: numbers[0] ?? 0 }
  }

  test('belongs to its holder against fifty rivals, is allocated first, and placing leaves the list', async () => {
    const { waitingMember, number } = await reserve()
    const rivals = await Promise.all(
      Array.from({ length: 50 }, async () => (await withPairs(await newPairGuest(api), 1)).visitor),
    )
    const [own, ...said] = await Promise.all([waitingMember.visitor, ...rivals].map((visitor) => visitor.placeOrder()))
    expect(own?.order?.edition_numbers).toEqual([number])
    expect(new Set(said.map(({ code }) => code))).toEqual(new Set(['too_few_numbers']))
    expect(said[0]).toMatchObject({ difference: { left: 0 } })
    expect([await list.getWaitlistPosition(waitingMember.visitor), await kindsTo(waitingMember.email)]).toEqual([
      null,
      ['number_reserved'],
    ])
    await list.expectSound()
  })

  test('is allocated before lower free numbers and counts for its holder alone', async () => {
    const { waitingMember, number } = await reserve()
    const [reserved_for, reserved_until] = [waitingMember.visitor.id, new Date(api.now().getTime() + hourMs)]
    await list.leaveNumbersFree(5)
    await api.db
      .updateTable('edition_numbers')
      .set({ reserved_for, reserved_until })
      .where('number', '=', 590)
      .execute()
    expect([await list.free(), number < 590]).toEqual([5, true])
    expect((await waitingMember.visitor.placeOrder()).order?.edition_numbers).toEqual([590])
    expect(await list.free()).toBe(5)
  })

  test('is reported to its holder as what is left when one more pair is wanted', async () => {
    const { waitingMember } = await reserve()
    await waitingMember.addPair()
    expect(await waitingMember.visitor.placeOrder()).toMatchObject({
      code: 'too_few_numbers',
      difference: { left: 1 },
    })
    expect((await list.getWaitlistPosition(waitingMember.visitor)).reserved).not.toBeNull()
  })

  test('passes to the next person once after its time on all servers, and is free after the last', async () => {
    const { waitingMember, next, number } = await reserve(1)
    api.pass(24 * hourMs - 1)
    await passOn()
    expect((await list.getWaitlistPosition(waitingMember.visitor)).reserved.number).toBe(number)
    api.pass(1)
    await Promise.all(Array.from({ length: 10 }, () => followDays(api.db, createTestOrderMailDeps(), api.now)))
    const [second] = next
    if (!second) throw new Error('No next person')
    expect([
      await list.getWaitlistPosition(waitingMember.visitor),
      (await list.getWaitlistPosition(second.visitor)).reserved.number,
    ]).toEqual([null, number])
    expect([await kindsTo(waitingMember.email), await kindsTo(second.email)]).toEqual([
      ['number_reserved'],
      ['number_reserved'],
    ])
    await list.expectSound()
    api.pass(24 * hourMs)
    await passOn()
    expect([await list.free(), (await loadEditionNumber(number)).reserved_for]).toEqual([1, null])
    await list.expectSound()
  })

  test('still belongs to a late holder while the next person has not been notified', async () => {
    const { waitingMember, next, number } = await reserve(1)
    api.pass(25 * hourMs)
    const { visitor: rival } = await withPairs(await newPairGuest(api), 1)
    expect((await rival.placeOrder()).code).toBe('too_few_numbers')
    expect((await waitingMember.visitor.placeOrder()).order?.edition_numbers).toEqual([number])
    await passOn()
    expect((await list.getWaitlistPosition(next[0]?.visitor ?? rival)).reserved).toBeNull()
    await list.expectSound()
  })

  test('passes to the next person when its holder leaves the list', async () => {
    const { waitingMember, next, number } = await reserve(1)
    await waitingMember.visitor.call('/edition/waitlist/leave', {})
    expect((await list.getWaitlistPosition(next[0]?.visitor ?? waitingMember.visitor)).reserved.number).toBe(number)
    await list.expectSound()
  })

  test('goes to either its holder or the next person when it expires during the order', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { waitingMember, next, number } = await reserve(1)
      api.pass(24 * hourMs)
      const delayed = async (questions: number, work: () => Promise<unknown>) => {
        for (let attempt = 0; attempt < questions; attempt += 1) await loadEditionNumber(number)
        return work()
      }
      const [said] = await Promise.all([waitingMember.visitor.placeOrder(), delayed(round * 2, passOn)])
      const position = await list.getWaitlistPosition(next[0]?.visitor ?? waitingMember.visitor)
      const { pair_id, reserved_for } = await loadEditionNumber(number)
      expect([pair_id !== null, reserved_for]).toEqual(said.order ? [true, null] : [false, next[0]?.visitor.id])
      expect(position.reserved?.number).toBe(said.order ? undefined : number)
      expect(await kindsTo(next[0]?.email ?? '')).toEqual(said.order ? [] : ['number_reserved'])
      await list.expectSound()
    }
  })
})

test('shows operators how many numbers are taken, reserved and free, and how many people wait', async () => {
  await list.leaveNumbersFree(1)
  const { cancel } = await list.placed()
  await list.waiting()
  await list.waiting()
  await cancel()
  const deps = { ...createTestOrderMailDeps(), isDemo: false, builtIns: async () => [], now: api.now }
  const operator = { name: 'Aya', role: 'owner', via: 'cli' } as const
  const said = await inTransaction(api.db, (transaction) => showEdition.run(transaction, deps, operator, {}))
  const answer = said.ok ? (said.value.answer as Record<string, number>) : {}
  const { numbers = 0, taken = 0, reserved = 0, free, waiting } = answer
  expect([numbers, numbers - taken - reserved, free, waiting]).toEqual([590, 0, 0, 1])
})

describe('a guest who signs in', () => {
  test('keeps place and reserved number, and of two places the notified or else the earlier one', async () => {
    await list.leaveNumbersFree(1)
    const { cancel, numbers } = await list.placed()
    const [guest, customer] = [await newPairGuest(api), await newPairCustomer(api)]
    await list.joinWaitlist(guest)
    const before = await list.getWaitlistPosition(guest)
    await list.joinWaitlist(customer)
    await signIn(guest.id, customer)
    expect(await list.getWaitlistPosition(customer)).toEqual(before)
    const later = await newPairGuest(api)
    await cancel()
    expect((await list.getWaitlistPosition(customer)).reserved.number).toBe(numbers[0])
    await list.joinWaitlist(later)
    await signIn(later.id, customer)
    expect((await list.getWaitlistPosition(customer)).reserved.number).toBe(numbers[0])
    expect(await api.db.selectFrom('edition_waitlist').select('id').execute()).toHaveLength(1)
    await list.expectSound()
  })

  test('receives a number once when one becomes free and one expires at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      await list.leaveNumbersFree(1)
      const { cancel, numbers } = await list.placed()
      const { visitor: guest } = await list.waiting()
      const customer = await newPairCustomer(api)
      if (round % 2) await list.joinWaitlist(customer)
      await Promise.all([cancel(), signIn(guest.id, customer), passOn()])
      expect((await list.getWaitlistPosition(customer)).reserved.number).toBe(numbers[0])
      expect((await loadEditionNumber(numbers[0])).reserved_for).toBe(customer.id)
      await list.expectSound()
    }
  })

  test('finds their place and reserved number in the account export', async () => {
    await list.leaveNumbersFree(1)
    const { cancel, numbers } = await list.placed()
    const { visitor, email } = await list.waiting(newPairCustomer)
    await cancel()
    const { data } = await visitor.call('/user/export')
    expect(data.tables.edition_waitlist).toMatchObject([{ email, wording: expect.stringContaining('once') }])
    expect(data.tables.edition_numbers).toMatchObject([{ number: numbers[0] }])
  })
})
