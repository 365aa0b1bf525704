import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Configuration } from '#domain/design/configuration.ts'
import { makingWords } from '#domain/design/making-words.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import { purgeGuestCarts } from '#server/cart/purge-guest-carts.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { purgeGuestScans } from '#server/scans/purge-guest-scans.ts'
import { someConsent, someDesign, somePair } from '../support/builders/some-design.ts'
import { someScan, someScannedFoot } from '../support/builders/some-scan.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const newcomers = [newPairCustomer, newPairGuest] as const
const max = settings.order.designs
const loadRows = (personId: string) =>
  api.db.selectFrom('cart_lines').selectAll().where('person_id', '=', personId).execute()

test('adds a pair to the cart with the wording of the consent and keeps it until it is removed', async () => {
  for (const newcomer of newcomers) {
    const visitor = await newcomer(api)
    expect([await visitor.count(), await visitor.lines()]).toEqual([0, []])
    const { measured, pairs } = await withPairs(visitor, 2)
    const [first, second] = pairs
    expect(await visitor.count()).toBe(2)
    const lines = await visitor.lines()
    expect(lines.map(({ configuration }) => configuration.designId).toSorted()).toEqual(
      [first?.designId, second?.designId].toSorted(),
    )
    const [row] = await loadRows(measured.personId)
    expect(row).toMatchObject({
      consent_version: '1',
      consent_language: 'en',
      consent_wording: makingWords('1', 'en'),
      agreed_at: api.now(),
    })
    const left = await visitor.remove(lines[0]?.id ?? '')
    expect(left.data.lines).toEqual([lines[1]])
    expect((await visitor.remove(lines[0]?.id ?? '')).data.lines).toEqual([lines[1]])
  }
})

test('keeps one line for each design: adding it again replaces its line, also in a full cart', async () => {
  for (const newcomer of newcomers) {
    const { visitor, measured, pairs } = await withPairs(await newcomer(api), max)
    expect(await visitor.add(somePair(measured))).toMatchObject({ status: 409, code: 'cart_full' })
    const [first] = pairs
    if (!first) throw new Error('Nothing is in the cart')
    const before = (await visitor.lines()).find(({ configuration }) => configuration.designId === first.designId)
    api.pass(1_000)
    expect(await visitor.add({ ...first, colour: 'green' })).toMatchObject({ status: 200, data: { count: max } })
    expect((await visitor.lines()).at(-1)).toMatchObject({
      configuration: { designId: first.designId, colour: 'green' },
    })
    // Removing the earlier pair in another tab does not remove this one.
    expect((await visitor.remove(before?.id ?? '')).data.lines).toHaveLength(max)
  }
})

test('adds as many of thirty simultaneous pairs as the cart has space for, each once', async () => {
  for (const newcomer of newcomers) {
    const { visitor, measured } = await withPairs(await newcomer(api), 0)
    const said = await Promise.all(Array.from({ length: 30 }, () => visitor.add(somePair(measured))))
    expect(said.filter(({ status }) => status === 200)).toHaveLength(max)
    expect(said.filter(({ code }) => code === 'cart_full')).toHaveLength(30 - max)
    const designs = (await visitor.lines()).map(({ configuration }) => configuration.designId)
    expect([designs.length, new Set(designs).size]).toEqual([max, max])
  }
})

test('adds a pair once when it is sent twenty times under one key and twenty times under others', async () => {
  for (const newcomer of newcomers) {
    const { visitor, measured } = await withPairs(await newcomer(api), 0)
    const [pair, key] = [somePair(measured), randomUUID()]
    const said = await Promise.all([
      ...Array.from({ length: 20 }, () => visitor.add(pair, key)),
      ...Array.from({ length: 20 }, () => visitor.add(pair)),
    ])
    expect(said.map(({ status, data }) => [status, data.count])).toEqual(said.map(() => [200, 1]))
    expect(await visitor.lines()).toHaveLength(1)
  }
})

test('removes the pair that was seen and keeps the one added at the same time', async () => {
  for (let round = 0; round < 12; round++) {
    const { visitor, pairs } = await withPairs(await newPairGuest(api), 1)
    const [line] = await visitor.lines()
    const again = { ...pairs[0], colour: 'brown' }
    const [removed, added] = await Promise.all([visitor.remove(line?.id ?? ''), visitor.add(again)])
    expect([removed.status, added.status]).toEqual([200, 200])
    expect(await visitor.lines()).toMatchObject([{ configuration: { colour: 'brown' } }])
  }
})

/** A pair as an attacker might change it in transit. */
const forged: readonly (readonly [string, (pair: Configuration) => object])[] = [
  ['one millimetre longer', (pair) => withLength(pair, (mm) => mm + 1)],
  ['a tenth of a millimetre longer', (pair) => withLength(pair, (mm) => mm + 0.1)],
  ['a better quality', (pair) => withLeft(pair, (foot) => ({ ...foot, quality: { score: 99, reasons: [] } }))],
  ['another outline', (pair) => withLeft(pair, (foot) => ({ ...foot, outline: foot.outline.toReversed() }))],
  ['an unknown scan', (pair) => ({ ...pair, feet: { ...pair.feet, left: { ...pair.feet.left, scanId: 'none' } } })],
]
type Foot = Configuration['feet']['left']['scanned']['foot']

function withLeft(pair: Configuration, change: (foot: Foot) => Foot): Configuration {
  const { left } = pair.feet
  return {
    ...pair,
    feet: { ...pair.feet, left: { ...left, scanned: { ...left.scanned, foot: change(left.scanned.foot) } } },
  }
}
function withLength(pair: Configuration, change: (mm: number) => number): Configuration {
  return withLeft(pair, (foot) => {
    const { lengthMm } = foot.figures
    return { ...foot, figures: { ...foot.figures, lengthMm: { ...lengthMm, value: change(lengthMm.value) } } }
  })
}

test.each(forged)('rejects a pair whose copy of a foot differs from its scan: %s', async (_, forge) => {
  for (const newcomer of newcomers) {
    const { visitor, measured } = await withPairs(await newcomer(api), 0)
    expect(await visitor.add(forge(somePair(measured)))).toMatchObject({ status: 409, code: 'scan_mismatch' })
    expect(await visitor.count()).toBe(0)
  }
})

test('accepts a copy’s properties in any order and takes known values from the shop alone', async () => {
  const { visitor, measured } = await withPairs(await newPairGuest(api), 0)
  const pair = somePair(measured)
  const turned = Object.fromEntries(Object.entries(pair.feet.left.scanned.foot).toReversed()) as Foot
  const reported = withLeft(pair, () => turned)
  const foot = { ...reported.feet.left, measuredAt: '2020-01-01T00:00:00.000Z' }
  const person = { id: 'somebody-else', kind: 'child', name: 'Nobody', group: 'men' } as const
  const said = await visitor.add({ ...reported, person, feet: { ...reported.feet, left: foot } })
  expect(said.status).toBe(200)
  expect(await visitor.lines()).toMatchObject([
    { configuration: { ...pair, person: { id: measured.personId, name: 'Ann' } } },
  ])
})

test('accepts only scans that are plausible, good enough, of one person and of this visitor', async () => {
  const customer = await newPairCustomer(api)
  const measured = await customer.measure()
  const bea = await customer.scans.save({ kind: 'adult', name: 'Bea', group: 'women' })
  const saveScan = async (personId: string, scan = someScan()) => {
    const { scan: saved } = await customer.scans.saveScan(personId, scan)
    return { personId, scanId: saved.id, scan }
  }
  const foot = (side: 'left' | 'right', score: number) => {
    const scanned = someScannedFoot(side)
    return { ...scanned, foot: { ...scanned.foot, quality: { score, reasons: [] } } }
  }
  const hers = await saveScan(bea.id)
  const poor = await saveScan(measured.personId, someScan({ left: foot('left', 30), right: foot('right', 30) }))
  const apart = await saveScan(measured.personId, someScan({ right: someScannedFoot('right', 275) }))
  const short = await saveScan(
    measured.personId,
    someScan({ left: someScannedFoot('left', 150), right: someScannedFoot('right', 151) }),
  )
  const own = somePair(measured)
  const by = (other: typeof hers) => {
    const { left, right } = someDesign({}, other).feet ?? own.feet
    return { ...own, feet: { left, right } }
  }
  const said = [
    await customer.add({ ...own, feet: { ...own.feet, right: by(hers).feet.right } }),
    await customer.add(by(apart)),
    await customer.add(by(poor)),
    await customer.add(by(short)),
  ]
  expect(said.map(({ code }) => code)).toEqual(['scan_mismatch', 'scan_mismatch', 'scan_unusable', 'scan_unusable'])
  // Feet from two scans of the same person are accepted.
  const later = await saveScan(measured.personId, someScan({ measuredAt: '2026-11-21T10:00:00.000Z' }))
  const mixed = { ...own, feet: { left: own.feet.left, right: by(later).feet.right } }
  expect((await customer.add(mixed)).status).toBe(200)
})

test('row 18: answers for carts and scans of others as for missing ones', async () => {
  const { visitor: owner, pairs } = await withPairs(await newPairCustomer(api), 1)
  const [line] = await owner.lines()
  for (const newcomer of newcomers) {
    const other = await newcomer(api)
    expect(await other.add(pairs[0] ?? {})).toMatchObject({ status: 409, code: 'scan_mismatch' })
    expect((await other.remove(line?.id ?? '')).data).toEqual({ lines: [], saved: [] })
    expect([await other.lines(), await other.count()]).toEqual([[], 0])
  }
  expect(await owner.lines()).toEqual([line])
})

test('opens no cart without a token or with an invalid one', async () => {
  const { pairs } = await withPairs(await newPairGuest(api), 1)
  const command = { method: 'POST', body: JSON.stringify({ configuration: pairs[0], consent: someConsent }) }
  for (const headers of [{}, { [settings.guest.header]: 'forged' }, { [settings.guest.header]: randomUUID() }]) {
    const said = [
      await api.send('/cart/count', undefined, { headers }),
      await api.send('/cart/list', undefined, { headers }),
      await api.send('/cart/add', undefined, { ...command, headers }),
    ]
    expect(said.map(({ status }) => status)).toEqual([401, 401, 401])
  }
})

test('rejects an invalid pair before anything is stored', async () => {
  const { visitor, measured } = await withPairs(await newPairGuest(api), 0)
  const pair = somePair(measured)
  const { left, right } = pair.feet
  const { scanId: _, ...unsent } = left
  const invalidInputs: readonly (readonly [object, number])[] = [
    [{ configuration: pair }, 400],
    [{ configuration: pair, consent: { version: '99', language: 'en' } }, 400],
    [{ configuration: pair, consent: { version: 'constructor', language: 'en' } }, 400],
    [{ configuration: pair, consent: { ...someConsent, wording: 'I agree to all' } }, 400],
    [{ configuration: { ...pair, adjustments: { left: { lengthMm: 3 }, right: {} } }, consent: someConsent }, 400],
    [{ configuration: { ...pair, feet: { left: unsent, right } }, consent: someConsent }, 400],
    [{ configuration: { ...pair, feet: { left: right, right: left } }, consent: someConsent }, 400],
    [{ configuration: { ...pair, price: 1 }, consent: someConsent }, 400],
    [{ configuration: { ...pair, note: 'x'.repeat(170_000) }, consent: someConsent }, 413],
  ]
  for (const [body, status] of invalidInputs)
    expect((await visitor.call('/cart/add', body)).status, JSON.stringify(body).slice(-200)).toBe(status)
  expect((await visitor.call('/cart/remove', { id: 'x'.repeat(61) })).status).toBe(400)
  expect(await visitor.count()).toBe(0)
})

test('deletes the pairs of a deleted person from the cart and keeps them when only a scan is deleted', async () => {
  for (const newcomer of newcomers) {
    const { visitor, measured, pairs } = await withPairs(await newcomer(api), 2)
    await visitor.scans.call('/remove', { id: measured.scanId })
    expect(await visitor.count()).toBe(2)
    expect(await visitor.add(pairs[0] ?? {})).toMatchObject({ code: 'scan_mismatch' })
    await visitor.scans.call('/people/remove', { id: measured.personId })
    expect(await visitor.lines()).toEqual([])
    expect(await loadRows(measured.personId)).toEqual([])
  }
})

test('deletes a guest’s cart after the retention time of their scans and keeps a customer’s', async () => {
  const [guest, customer] = [await newPairGuest(api), await newPairCustomer(api)]
  const { measured } = await withPairs(guest, 1)
  const { measured: theirs } = await withPairs(customer, 1)
  const begun = api.now().getTime()
  const runCleanup = (day: number) =>
    inTransaction(api.db, async (transaction) => {
      const now = new Date(begun + day * dayMs)
      await purgeGuestCarts(transaction, now)
      await purgeGuestScans(transaction, now)
    })
  api.pass(20 * dayMs)
  await guest.add(somePair(measured))
  await runCleanup(29.9)
  expect(await guest.count()).toBe(2)
  // The pair added later has its own copy, so its person is retained for it.
  await runCleanup(30.1)
  expect([await guest.count(), (await guest.scans.people()).length]).toEqual([1, 1])
  await runCleanup(50.1)
  expect([await guest.count(), (await guest.scans.people()).length]).toEqual([0, 0])
  expect(await loadRows(theirs.personId)).toHaveLength(1)
})
