import { afterAll, beforeAll, expect, test } from 'vitest'
import { designSettings } from '#domain/design-settings.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import { purgeGuestCarts } from '#server/cart/purge-guest-carts.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { someConsent, somePair } from '../support/builders/some-design.ts'
import { someOrder } from '../support/builders/some-order.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

type Visitor = Awaited<ReturnType<typeof newPairCustomer | typeof newPairGuest>>

const newcomers = [newPairCustomer, newPairGuest] as const
const max = settings.order.designs
const listDesignIds = (lines: Awaited<ReturnType<Visitor['lines']>>) =>
  lines.map(({ configuration }) => configuration.designId).toSorted()
const firstLine = async (visitor: Pick<Visitor, 'lines'>) => (await visitor.lines())[0]?.id ?? ''

test('does not count a pair saved for later, frees its space and restores it to its old place', async () => {
  for (const newcomer of newcomers) {
    const { visitor, measured } = await withPairs(await newcomer(api), max)
    const before = await visitor.lines()
    const id = before[0]?.id ?? ''
    expect((await visitor.saveForLater(id)).data).toEqual({ lines: before.slice(1), saved: before.slice(0, 1) })
    expect(await visitor.count()).toBe(max - 1)
    expect((await visitor.moveToCart(id)).data).toEqual({ lines: before, saved: [] })
    await visitor.saveForLater(id)
    await visitor.add(somePair(measured))
    expect(await visitor.moveToCart(id)).toMatchObject({ status: 409, code: 'cart_full' })
    expect((await visitor.saved()).map((line) => line.id)).toEqual([id])
    expect((await visitor.remove(id)).data.saved).toEqual([])
  }
})

test('moves a design saved for later to the cart when it is added again and the cart has space', async () => {
  const { visitor, pairs, measured } = await withPairs(await newPairGuest(api), max)
  const [first] = pairs
  const line = (await visitor.lines()).find(({ configuration }) => configuration.designId === first?.designId)
  await visitor.saveForLater(line?.id ?? '')
  expect((await visitor.add({ ...first, colour: 'green' })).data).toEqual({ count: max })
  expect(await visitor.saved()).toEqual([])
  await visitor.saveForLater(await firstLine(visitor))
  const [saved] = await visitor.saved()
  await visitor.add(somePair(measured))
  expect(await visitor.add(saved?.configuration ?? {})).toMatchObject({ code: 'cart_full' })
  expect(await visitor.saved()).toEqual([saved])
})

test('reports for each line what prevents an order and which consent adds it again', async () => {
  const { visitor, measured } = await withPairs(await newPairCustomer(api), 2)
  await visitor.saveForLater(await firstLine(visitor))
  const said = async () => [...(await visitor.lines()), ...(await visitor.saved())].map((line) => line.blocker)
  expect(await said()).toEqual([null, null])
  const [line] = await visitor.lines()
  expect(line?.consent).toEqual(someConsent)
  await visitor.scans.call('/remove', { id: measured.scanId })
  expect(await said()).toEqual(['scan_mismatch', 'scan_mismatch'])
})

test('does not order a pair that is saved for later, and keeps it when the others are ordered', async () => {
  for (const newcomer of newcomers) {
    const { visitor, measured } = await withPairs(await newcomer(api), 2)
    const lines = await visitor.lines()
    await visitor.saveForLater(lines[0]?.id ?? '')
    // An order that still names both lines is rejected with the difference.
    expect(await visitor.call('/order/place', someOrder(lines.map(({ id }) => id)))).toMatchObject({
      code: 'cart_changed',
      difference: { lines: [lines[1]?.id] },
    })
    expect((await visitor.placeOrder()).order?.edition_numbers).toHaveLength(1)
    expect([await visitor.lines(), (await visitor.saved()).map(({ id }) => id)]).toEqual([[], [lines[0]?.id]])
    await visitor.scans.call('/people/remove', { id: measured.personId })
    expect(await visitor.saved()).toEqual([])
  }
})

test('puts a pair that is ordered while it is saved for later in the order or on the list, never in both', async () => {
  for (let round = 0; round < 10; round++) {
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const id = await firstLine(visitor)
    const [placed, savedForLater] = await Promise.all([visitor.placeOrder(), visitor.saveForLater(id)])
    expect(savedForLater.status).toBe(200)
    const isOrdered = placed.status === 200
    expect([await visitor.lines(), (await visitor.saved()).length]).toEqual([[], isOrdered ? 0 : 1])
  }
})

test('moves as many saved pairs to the cart at once as it has space for', async () => {
  const { visitor, measured } = await withPairs(await newPairCustomer(api), max)
  for (const { id } of await visitor.lines()) await visitor.saveForLater(id)
  for (let more = 1; more < max; more++) await visitor.add(somePair(measured))
  const saved = await visitor.saved()
  const said = await Promise.all([...saved, ...saved].map(({ id }) => visitor.moveToCart(id)))
  expect(new Set(said.map(({ code }) => code))).toEqual(new Set([undefined, 'cart_full']))
  expect([await visitor.count(), (await visitor.saved()).length]).toEqual([max, max - 1])
})

test('limits the saved pairs to the number of designs allowed and leaves the next pair in the cart', async () => {
  const { visitor, measured } = await withPairs(await newPairGuest(api), 0)
  for (let pair = 0; pair < designSettings.max; pair++) {
    await visitor.add(somePair(measured))
    await visitor.saveForLater(await firstLine(visitor))
  }
  await visitor.add(somePair(measured))
  expect(await visitor.saveForLater(await firstLine(visitor))).toMatchObject({
    status: 409,
    code: 'saved_for_later_full',
  })
  expect([await visitor.count(), (await visitor.saved()).length]).toEqual([1, designSettings.max])
})

test('row 18: rejects saving or moving the cart lines of others', async () => {
  const { visitor: owner } = await withPairs(await newPairCustomer(api), 2)
  const id = await firstLine(owner)
  await owner.saveForLater(id)
  const before = [await owner.lines(), await owner.saved()]
  for (const newcomer of newcomers) {
    const other = await newcomer(api)
    expect((await other.moveToCart(id)).data).toEqual({ lines: [], saved: [] })
    expect((await other.saveForLater(await firstLine(owner))).data).toEqual({ lines: [], saved: [] })
  }
  expect([await owner.lines(), await owner.saved()]).toEqual(before)
})

test('moves a guest’s saved pairs to the account, exports them and expires them without one', async () => {
  const [customer, { visitor: guest, pairs, measured }] = [
    await newPairCustomer(api),
    await withPairs(await newPairGuest(api), 2),
  ]
  await guest.saveForLater(await firstLine(guest))
  const [lines, saved] = [listDesignIds(await guest.lines()), listDesignIds(await guest.saved())]
  expect([...lines, ...saved].toSorted()).toEqual(pairs.map(({ designId }) => designId).toSorted())
  const left = await withPairs(await newPairGuest(api), 1)
  await left.visitor.saveForLater(await firstLine(left.visitor))
  await inTransaction(api.db, (transaction) =>
    mergeGuest(transaction, { guestId: guest.id, consentId: undefined, email: customer.email }, customer.id),
  )
  expect([listDesignIds(await customer.lines()), listDesignIds(await customer.saved())]).toEqual([lines, saved])
  const { tables: exportedRows } = (await customer.call('/user/export')).data
  const rows = exportedRows.cart_lines as { design_id: string; saved_for_later_at: string | null }[]
  expect(
    rows.filter(({ saved_for_later_at }) => saved_for_later_at !== null).map(({ design_id }) => design_id),
  ).toEqual(saved)
  const later = new Date(api.now().getTime() + (settings.visitors.scanDays + 1) * dayMs)
  await inTransaction(api.db, (transaction) => purgeGuestCarts(transaction, later))
  expect([await left.visitor.saved(), (await customer.saved()).length]).toEqual([[], 1])
  await customer.scans.call('/people/remove', { id: measured.personId })
  expect(await customer.saved()).toEqual([])
})

test('restores a removed pair to its old place after its scan is gone, but does not allow ordering it', async () => {
  for (const newcomer of newcomers) {
    const { visitor, measured } = await withPairs(await newcomer(api), 2)
    await visitor.saveForLater(await firstLine(visitor))
    await visitor.scans.call('/remove', { id: measured.scanId })
    const [[inCart], [later]] = [await visitor.lines(), await visitor.saved()]
    await visitor.remove(inCart?.id ?? '')
    await visitor.remove(later?.id ?? '')
    for (const [line, back] of [[inCart, 'cart'] as const, [later, 'later'] as const]) {
      const { configuration, consent } = line ?? {}
      expect(await visitor.call('/cart/add', { configuration, consent })).toMatchObject({ code: 'scan_mismatch' })
      expect(await visitor.call('/cart/add', { configuration, consent, put_back: back })).toMatchObject({ status: 200 })
    }
    const reported = [...(await visitor.lines()), ...(await visitor.saved())]
    expect(reported.map(({ configuration, blocker }) => [configuration, blocker])).toEqual([
      [inCart?.configuration, 'scan_mismatch'],
      [later?.configuration, 'scan_mismatch'],
    ])
    expect(await visitor.placeOrder()).toMatchObject({ code: 'cart_lines_blocked' })
  }
})

test('does not restore a pair of a person unknown to this visitor, nor into a full cart', async () => {
  const { visitor, measured } = await withPairs(await newPairGuest(api), max)
  const [first] = await visitor.lines()
  const other = await newPairGuest(api)
  const body = { configuration: first?.configuration, consent: someConsent }
  expect(await other.call('/cart/add', { ...body, put_back: 'later' })).toMatchObject({ code: 'scan_mismatch' })
  await visitor.remove(first?.id ?? '')
  await visitor.add(somePair(measured))
  expect(await visitor.call('/cart/add', { ...body, put_back: 'cart' })).toMatchObject({ code: 'cart_full' })
})
