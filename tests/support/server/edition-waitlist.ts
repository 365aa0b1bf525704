import { expect } from 'vitest'
import { editionWordsVersion } from '#domain/order/edition-words.ts'
import { somePair } from '../builders/some-design.ts'
import { leaveNumbersFree } from './leave-numbers-free.ts'
import type { openApi } from './open-api.ts'
import { type newPairCustomer, newPairGuest, withPairs } from './pair-visitor.ts'

type Api = Awaited<ReturnType<typeof openApi>>
type CreateVisitor = typeof newPairCustomer | typeof newPairGuest
type Caller = Pick<Awaited<ReturnType<CreateVisitor>>, 'call'>

/** The operations of a test on the edition and its waitlist. */
export function waitlistVisitor(api: Api) {
  let mailed = 0
  const newEmail = () => `waiting-${++mailed}@example.com`

  async function joinWaitlist(visitor: Caller, more: object = {}) {
    const email = newEmail()
    const body = { email, language: 'en', version: editionWordsVersion, ...more }
    return { email, ...(await visitor.call('/edition/waitlist/join', body)) }
  }

  async function placed(newcomer: CreateVisitor = newPairGuest, pairs = 1) {
    const { visitor } = await withPairs(await newcomer(api), pairs)
    const { order } = await visitor.placeOrder()
    if (!order) throw new Error('Nothing was placed')
    const cancel = () => visitor.call('/order/cancel', { number: order.number })
    return { visitor, order, numbers: order.edition_numbers, cancel }
  }

  return {
    joinWaitlist,
    placed,
    getWaitlistPosition: async (visitor: Caller) => (await visitor.call('/edition/waitlist/position')).data.position,
    free: async () => (await (await api.send('/edition')).json()).data.free as number,
    /** Adds a visitor with a pair in the cart to the waitlist; returns them with their address. */
    async waiting(newcomer: CreateVisitor = newPairGuest) {
      const { visitor, measured } = await withPairs(await newcomer(api), 1)
      const addPair = () => visitor.add(somePair(measured))
      return { visitor, addPair, email: (await joinWaitlist(visitor)).email }
    },
    /** Empties the waitlist and leaves `count` numbers free. */
    leaveNumbersFree: (count: number) => leaveNumbersFree(api.db, count),
    mailsTo: (email: string) =>
      api.db.selectFrom('mails').select(['kind', 'subject', 'body_text']).where('to_address', '=', email).execute(),
    /**
     * Checks that every number is either taken, reserved or free; that nobody waits while one is free; and that exactly
     * the people who were notified have a reserved number.
     */
    async expectSound() {
      const numbers = await api.db.selectFrom('edition_numbers').selectAll().execute()
      const list = await api.db.selectFrom('edition_waitlist').selectAll().execute()
      const free = numbers.filter(({ pair_id, reserved_for }) => pair_id === null && reserved_for === null)
      const [reported, untold] = [
        list.filter(({ notified_at }) => notified_at),
        list.filter(({ notified_at }) => !notified_at),
      ]
      expect(untold.length === 0 || free.length === 0).toBe(true)
      const reservedFor = numbers.flatMap(({ reserved_for }) => reserved_for ?? []).filter((id) => id !== 'somebody')
      const owners = reported.map(({ customer_id, guest_id }) => customer_id ?? guest_id)
      expect([...new Set(reservedFor)].toSorted()).toEqual(owners.toSorted())
    },
  }
}
