import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { someDesign, somePair } from '../support/builders/some-design.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { placeOrder } from '../support/server/member.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

type Customer = Awaited<ReturnType<typeof newPairCustomer>>
type Guest = Awaited<ReturnType<typeof newPairGuest>>

const max = settings.order.designs
const signIn = ({ id: guestId }: Guest, { id, email }: Customer) =>
  inTransaction(api.db, (transaction) => mergeGuest(transaction, { guestId, consentId: undefined, email }, id))
const designsIn = async (visitor: Customer | Guest) =>
  (await visitor.lines()).map(({ configuration }) => configuration.designId).toSorted()

test('merges a guest’s cart into the account and keeps the later line of a shared design', async () => {
  for (const isGuestLater of [true, false]) {
    const [customer, guest] = [await newPairCustomer(api), await newPairGuest(api)]
    const [own, brought] = [await customer.measure(), await guest.measure()]
    const ownGuest = { ...somePair(own), colour: 'black' } as const
    const theirs = { ...somePair(brought), designId: ownGuest.designId, colour: 'green' } as const
    const more = somePair(brought)
    const adds = [() => customer.add(ownGuest), () => guest.add(theirs)]
    for (const add of isGuestLater ? adds : adds.toReversed()) {
      api.pass(1_000)
      await add()
    }
    await guest.add(more)
    await signIn(guest, customer)
    expect(await designsIn(customer)).toEqual([ownGuest.designId, more.designId].toSorted())
    const both = (await customer.lines()).find(({ configuration }) => configuration.designId === ownGuest.designId)
    expect(both?.configuration.colour).toBe(isGuestLater ? 'green' : 'black')
    expect((await guest.lines()).length).toBe(0)
    expect(await guest.add(more)).toMatchObject({ status: 401 })
  }
})

test('keeps all pairs of an over-full cart, allows changes and adds none until pairs are removed', async () => {
  const { visitor: customer, measured } = await withPairs(await newPairCustomer(api), max)
  const { visitor: guest, pairs } = await withPairs(await newPairGuest(api), 2)
  await signIn(guest, customer)
  expect(await customer.count()).toBe(max + 2)
  expect(await customer.add(somePair(measured))).toMatchObject({ code: 'cart_full' })
  const again = { ...pairs[0], colour: 'brown' }
  expect((await customer.add(again)).data).toEqual({ count: max + 2 })
  for (const { id } of (await customer.lines()).slice(0, 3)) await customer.remove(id)
  expect((await customer.add(somePair(measured))).data).toEqual({ count: max })
})

test('moves a pair that a guest adds while signing in to the account, or rejects it', async () => {
  for (let round = 0; round < 20; round++) {
    const customer = await newPairCustomer(api)
    const { visitor: guest, measured, pairs } = await withPairs(await newPairGuest(api), 1)
    const pair = somePair(measured)
    const [added] = await Promise.all([guest.add(pair), signIn(guest, customer)])
    expect([200, 401]).toContain(added.status)
    const expected = [pairs[0]?.designId, ...(added.status === 200 ? [pair.designId] : [])]
    expect(await designsIn(customer)).toEqual(expected.toSorted())
    expect(await designsIn(guest)).toEqual([])
  }
})

test('keeps a design once when it is merged and added from two devices at the same time', async () => {
  for (let round = 0; round < 12; round++) {
    const customer = await newPairCustomer(api)
    const own = await customer.measure()
    const [one, other] = [await newPairGuest(api), await newPairGuest(api)]
    const pair = somePair(own)
    for (const guest of [one, other]) await guest.add({ ...somePair(await guest.measure()), designId: pair.designId })
    const [added] = await Promise.all([customer.add(pair), signIn(one, customer), signIn(other, customer)])
    expect(added.status).toBe(200)
    expect(await designsIn(customer)).toEqual([pair.designId])
  }
})

test('assigns merged pairs to the matched person and deletes them with a person left behind', async () => {
  for (const choice of ['same', 'discard'] as const) {
    const customer = await newPairCustomer(api)
    const self = await customer.scans.save()
    const { visitor: guest, measured } = await withPairs(await newPairGuest(api), 1)
    await signIn(guest, customer)
    const design = someDesign({}, measured)
    await customer.saveDesign(design, null)
    const { personId: id } = measured
    const isSame = choice === 'same'
    await customer.scans.call('/people/resolveMerge', isSame ? { id, choice, same_as: self.id } : { id, choice })
    expect((await customer.lines()).map(({ configuration }) => configuration.person.id)).toEqual(
      isSame ? [self.id] : [],
    )
    const [saved] = await customer.designs()
    expect([saved?.design.person?.id, saved?.revision]).toEqual(isSame ? [self.id, 1] : [undefined, 2])
    if (!isSame) continue
    // The device that sent them still uses its old ids, which changes nothing.
    expect(await customer.saveDesign(design, 1)).toMatchObject({ status: 200, revision: 1 })
    await customer.scans.call('/people/remove', { id: self.id })
    expect(await customer.lines()).toEqual([])
    expect(JSON.stringify(await customer.designs())).not.toContain('lengthMm')
  }
})

test('grants another pair to this visitor once and moves the grant to the account', async () => {
  const [customer, guest, other] = [await newPairCustomer(api), await newPairGuest(api), await newPairGuest(api)]
  const loadPairOnItsWay = async (visitor: Customer | Guest) => (await visitor.call('/order/hasPairInProgress')).data
  const requestAnotherPair = (visitor: Customer | Guest) => visitor.call('/order/requestAdditionalOrder', {})
  for (const owner of [{ guest_id: guest.id }, { guest_id: other.id }, { customer_id: customer.id }])
    await placeOrder(api, owner, 'paid')
  expect(await loadPairOnItsWay(guest)).toEqual({ is_in_progress: true, has_additional_order_grant: false })
  const said = await Promise.all(Array.from({ length: 10 }, () => requestAnotherPair(guest)))
  const given = { is_in_progress: true, has_additional_order_grant: true }
  expect(said.map(({ status, data }) => [status, data])).toEqual(said.map(() => [200, given]))
  for (const visitor of [other, customer])
    expect(await loadPairOnItsWay(visitor)).toMatchObject({ has_additional_order_grant: false })
  await signIn(guest, customer)
  expect(await loadPairOnItsWay(customer)).toEqual(given)
  expect((await requestAnotherPair(guest)).status).toBe(401)
  // Two grants merge into one.
  await requestAnotherPair(other)
  await Promise.all([signIn(other, customer), requestAnotherPair(customer)])
  const grants = await api.db.selectFrom('additional_order_grants').selectAll().execute()
  expect(grants).toEqual([{ customer_id: customer.id, guest_id: null, granted_at: api.now() }])
})

test('exports and deletes designs, cart and grant with the account, also while a pair is added', async () => {
  for (const isLast of [true, false]) {
    const { visitor: customer, measured, pairs } = await withPairs(await newPairCustomer(api), 1)
    await customer.saveDesign(someDesign({ soleText: 'ANN' }, measured), null)
    await customer.call('/order/requestAdditionalOrder', {})
    // Its records stay, on a row without personal data.
    await placeOrder(api, { customer_id: customer.id }, 'delivered')
    const { tables: saved } = (await customer.call('/user/export')).data
    expect(saved).toMatchObject({
      designs: [{ design: { soleText: 'ANN', feet: { left: { scanned: someScan().left } } } }],
      cart_lines: [{ design_id: pairs[0]?.designId, consent_version: '1' }],
      additional_order_grants: [{ granted_at: api.now().toISOString() }],
    })
    const remove = customer.call('/user/delete', { email: customer.email })
    if (isLast) await remove
    const said = await Promise.all([
      remove,
      customer.add(somePair(measured)),
      customer.saveDesign(someDesign({}, measured), null),
      customer.call('/order/requestAdditionalOrder', {}),
    ])
    if (isLast) expect(said.map(({ status }) => status)).toEqual([200, 401, 401, 401])
    for (const table of ['designs', 'cart_lines', 'additional_order_grants'] as const)
      expect(
        await api.db.selectFrom(table).select('customer_id').where('customer_id', '=', customer.id).execute(),
      ).toEqual([])
  }
})
