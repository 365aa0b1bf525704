import { expect } from 'vitest'
import { editionWordsVersion } from '#domain/order/edition-words.ts'
import { somePair } from '../builders/some-design.ts'
import { leaveFree } from './leave-free.ts'
import type { openApi } from './open-api.ts'
import { type newPairCustomer, newPairGuest, withPairs } from './pair-visitor.ts'

type Api = Awaited<ReturnType<typeof openApi>>
type Newcomer = typeof newPairCustomer | typeof newPairGuest
type Caller = Pick<Awaited<ReturnType<Newcomer>>, 'call'>

/** What a test of the edition and its list does with them. */
export function editionList(api: Api) {
  let mailed = 0
  const newEmail = () => `waiting-${++mailed}@example.com`

  async function wait(visitor: Caller, more: object = {}) {
    const email = newEmail()
    const body = { email, language: 'en', version: editionWordsVersion, ...more }
    return { email, ...(await visitor.call('/edition/wait', body)) }
  }

  async function placed(newcomer: Newcomer = newPairGuest, pairs = 1) {
    const { visitor } = await withPairs(await newcomer(api), pairs)
    const { order } = await visitor.place()
    if (!order) throw new Error('Nothing was placed')
    const cancel = () => visitor.call('/order/cancel', { number: order.number })
    return { visitor, order, numbers: order.edition_numbers, cancel }
  }

  return {
    wait,
    placed,
    placeOf: async (visitor: Caller) => (await visitor.call('/edition/place')).data.place,
    free: async () => (await (await api.ask('/edition')).json()).data.free as number,
    /** Whoever waits, with a pair in the cart; and where they are written to. */
    async waiting(newcomer: Newcomer = newPairGuest) {
      const { visitor, measured } = await withPairs(await newcomer(api), 1)
      const addPair = () => visitor.add(somePair(measured))
      return { visitor, addPair, email: (await wait(visitor)).email }
    },
    /** Nobody is on the list, and so many numbers are free. */
    leaveFree: (count: number) => leaveFree(api.db, count),
    mailsTo: (email: string) =>
      api.db.selectFrom('mails').select(['kind', 'subject', 'body_text']).where('to_address', '=', email).execute(),
    /** A number is somebody's, kept or free; nobody waits while one is free; who was told has one kept, and nobody else has. */
    async expectSound() {
      const numbers = await api.db.selectFrom('edition_numbers').selectAll().execute()
      const list = await api.db.selectFrom('edition_list').selectAll().execute()
      const free = numbers.filter(({ pair_id, kept_for }) => pair_id === null && kept_for === null)
      const [told, untold] = [list.filter(({ told_at }) => told_at), list.filter(({ told_at }) => !told_at)]
      expect(untold.length === 0 || free.length === 0).toBe(true)
      const keepers = numbers.flatMap(({ kept_for }) => kept_for ?? []).filter((id) => id !== 'somebody')
      const owners = told.map(({ customer_id, guest_id }) => customer_id ?? guest_id)
      expect([...new Set(keepers)].toSorted()).toEqual(owners.toSorted())
    },
  }
}
