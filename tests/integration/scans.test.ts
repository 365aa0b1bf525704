import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scanEvents } from '#domain/contract/scans.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { dayMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { purgeGuestScans } from '#server/scans/purge-guest-scans.ts'
import { someScan, someScannedFoot, someTypedFoot } from '../support/builders/some-scan.ts'
import { openApi } from '../support/server/open-api.ts'
import { saveManyScans } from '../support/server/save-many-scans.ts'
import { ann, newScanCustomer, newScanGuest } from '../support/server/scan-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const measuredOn = (day: string, more = {}) => someScan({ measuredAt: `2026-11-${day}T10:00:00.000Z`, ...more })
const tooLong = someScan({ left: someTypedFoot('left', 420), right: someTypedFoot('right', 420) })
const fill = (personId: string, count: number) => saveManyScans(api.db, personId, count, api.now())
const newcomers = [newScanCustomer, newScanGuest] as const

test('allows a customer several people with one self, and a guest one person', async () => {
  const [customer, guest] = [await newScanCustomer(api), await newScanGuest(api)]
  const self = await customer.save({ ...ann, name: ' Ann  Lee' })
  expect(self).toEqual({
    id: expect.any(String),
    kind: 'self',
    name: 'Ann Lee',
    group: 'women',
    is_merge_pending: false,
    scans: 0,
    newest: null,
  })
  expect(await customer.call('/people/save', { ...ann, name: 'Bea' })).toMatchObject({ code: 'self_exists' })
  const bea = await customer.save({ ...ann, kind: 'adult', name: 'Bea' })
  const changed = await customer.call('/people/save', { ...ann, id: bea.id, kind: 'adult', name: 'Bea', group: 'men' })
  expect(changed.data).toMatchObject({ people: [{ name: 'Ann Lee' }, { name: 'Bea', group: 'men' }] })
  expect(await customer.call('/people/save', { ...ann, id: bea.id })).toMatchObject({ code: 'self_exists' })
  await guest.save()
  expect(await guest.call('/people/save', { ...ann, kind: 'adult' })).toMatchObject({
    status: 409,
    code: 'people_full',
  })
  await customer.call('/people/remove', { id: self.id })
  expect(await customer.people()).toMatchObject([{ name: 'Bea' }])
})

test('stores a child with the guardian’s consent wording until the child is grown up', async () => {
  const customer = await newScanCustomer(api)
  const child = { kind: 'child', name: 'Kit', group: 'men' } as const
  expect((await customer.call('/people/save', child)).fieldErrors).toEqual(['guardian invalid_type'])
  const unknown = { ...child, guardian: { version: '99', language: 'en' } }
  expect((await customer.call('/people/save', unknown)).fieldErrors).toEqual(['guardian invalid_value'])
  const { id, group } = await customer.save({ ...child, guardian: { version: '1', language: 'ja' } })
  expect(group).toBe('neither')
  const row = () => api.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const guardianFields = { guardian_version: '1', guardian_language: 'ja', guardian_agreed_at: api.now() }
  expect(await row()).toMatchObject({ ...guardianFields, guardian_wording: expect.stringContaining('保護者') })
  await customer.call('/people/save', { ...child, id, name: 'Kitty' })
  expect(await row()).toMatchObject({ ...guardianFields, name: 'Kitty' })
  await customer.call('/people/save', { ...child, id, kind: 'adult' })
  expect(await row()).toMatchObject({ kind: 'adult', comparison_group: 'men', guardian_wording: null })
})

test('uses the newest valid scan, whatever the order of arrival, and keeps older ones readable', async () => {
  for (const newcomer of newcomers) {
    const visitor = await newcomer(api)
    const { id } = await visitor.save()
    const first = await visitor.saveScan(id, measuredOn('10'))
    expect(first.scan).toEqual({
      id: expect.any(String),
      person_id: id,
      state: 'measured',
      measured_at: '2026-11-10T10:00:00.000Z',
      is_old: false,
      quality: 90,
      left: { way: 'trace', length_mm: 250, tolerance_mm: 1.5 },
      right: { way: 'trace', length_mm: 252, tolerance_mm: 1.5 },
      blockers: [],
      rejected_for: [],
    })
    const third = await visitor.saveScan(id, measuredOn('12'))
    const second = await visitor.saveScan(id, measuredOn('11'))
    expect([third.scan.state, second.scan.state]).toEqual(['measured', 'superseded'])
    const states = async () => (await visitor.list(id)).scans.map(({ id: scan, state }) => [scan, state])
    const [one, two, three] = [first.scan.id, second.scan.id, third.scan.id]
    expect(await states()).toEqual([
      [three, 'measured'],
      [two, 'superseded'],
      [one, 'superseded'],
    ])
    const whole = await visitor.call(`/${one}`)
    expect(whole.data).toEqual({ ...first.scan, state: 'superseded', scan: measuredOn('10') })
    const left = await visitor.call('/remove', { id: three })
    expect(left.data).toMatchObject({ people: [{ scans: 2, newest: { id: two } }] })
    expect((await visitor.call(`/${three}`)).status).toBe(404)
  }
})

test('stores an implausible scan as rejected with the reason, without replacing another', async () => {
  const customer = await newScanCustomer(api)
  const { id } = await customer.save()
  const good = await customer.saveScan(id, someScan())
  const bad = await customer.saveScan(id, tooLong)
  expect(bad.status).toBe(200)
  expect(bad.scan).toMatchObject({ state: 'rejected', blockers: ['too_long'] })
  expect(bad.scan.rejected_for).toContainEqual({ reason: 'figure_impossible', side: 'left', figure: 'lengthMm' })
  expect(await customer.people()).toMatchObject([{ scans: 2, newest: { id: good.scan.id } }])
})

test('stores and uses a child’s feet of 15 cm, though no shoes are made for them', async () => {
  const customer = await newScanCustomer(api)
  const { id } = await customer.save({
    kind: 'child',
    name: 'Kit',
    group: 'neither',
    guardian: { version: '1', language: 'en' },
  })
  const small = someScan({ left: someScannedFoot('left', 150), right: someScannedFoot('right', 151) })
  const { scan } = await customer.saveScan(id, small)
  expect(scan).toMatchObject({ state: 'measured', blockers: ['too_short'], left: { length_mm: 150 } })
  expect(await customer.list(id)).toMatchObject({ scans: [{ id: scan.id }] })
})

test('replaces an impossible client time by the shop’s, and a late scan replaces no newer one', async () => {
  const customer = await newScanCustomer(api)
  const { id } = await customer.save()
  const before = await customer.saveScan(id, measuredOn('12'))
  const now = api.now().toISOString()
  for (const measuredAt of ['2031-01-01T00:00:00.000Z', '1999-12-31T00:00:00.000Z']) {
    const { scan } = await customer.saveScan(id, someScan({ measuredAt }))
    expect(scan).toMatchObject({ measured_at: now, is_old: false })
  }
  const lateAnswer = await customer.saveScan(id, measuredOn('11'))
  expect(lateAnswer.scan).toMatchObject({ state: 'superseded', measured_at: '2026-11-11T10:00:00.000Z' })
  expect(await customer.people()).toMatchObject([{ scans: 4 }])
  expect(before.scan.state).toBe('measured')
})

test('rejects a scan beyond the limit, with a separate code for a guest', async () => {
  for (const [newcomer, owner, code] of [
    [newScanCustomer, 'customer', 'scans_full'],
    [newScanGuest, 'guest', 'guest_scans_full'],
  ] as const) {
    const visitor = await newcomer(api)
    const { id } = await visitor.save()
    await fill(id, scanSettings.maxScansPerPerson[owner] - 1)
    const last = await visitor.saveScan(id, measuredOn('10'))
    expect(await visitor.saveScan(id, measuredOn('11'))).toMatchObject({ status: 409, code })
    // An existing scan is answered again.
    expect((await visitor.saveScan(id, measuredOn('10'))).scan.id).toBe(last.scan.id)
    await visitor.call('/remove', { id: last.scan.id })
    expect((await visitor.saveScan(id, measuredOn('11'))).status).toBe(200)
  }
})

test('rejects an invalid scan before anything is stored', async () => {
  const customer = await newScanCustomer(api)
  const { id } = await customer.save()
  const outline = Array.from({ length: 1_501 }, () => ({ x: 1, y: 1 }))
  const left = someScannedFoot('left')
  const huge = { ...someScan(), left: { ...left, foot: { ...left.foot, outline } } }
  expect(await customer.saveScan(id, huge)).toMatchObject({
    status: 400,
    fieldErrors: ['scan.left.foot.outline too_big'],
  })
  const vast = { ...huge, photo: 'x'.repeat(140_000) }
  expect(await customer.saveScan(id, vast)).toMatchObject({ status: 413 })
  expect((await customer.list(id)).scans).toEqual([])
})

test('row 18: answers for people and scans of others as for missing ones', async () => {
  const owner = await newScanCustomer(api)
  const { id } = await owner.save()
  const { scan } = await owner.saveScan(id, someScan())
  for (const newcomer of newcomers) {
    const other = await newcomer(api)
    const said = [
      await other.call('/people/save', { ...ann, id }),
      await other.call('/people/remove', { id }),
      await other.call('/save', { person_id: id, scan: someScan() }),
      await other.call(`/list?person_id=${id}`),
      await other.call(`/${scan.id}`),
      await other.call('/remove', { id: scan.id }),
      await other.call('/handoff/create', { person_id: id }),
    ]
    expect(said.map(({ status }) => status)).toEqual(said.map(() => 404))
  }
  expect(await owner.people()).toMatchObject([{ scans: 1 }])
})

test('pages a long history without duplicates while scans are added', async () => {
  const customer = await newScanCustomer(api)
  const { id } = await customer.save()
  const days = Array.from({ length: scanSettings.page + 2 }, (_, day) => new Date(Date.UTC(2026, 9, 1 + day)))
  for (const day of days) await customer.saveScan(id, someScan({ measuredAt: day.toISOString() }))
  const first = await customer.list(id)
  await customer.saveScan(id, measuredOn('20'))
  const second = await customer.list(id, first.next ?? '')
  expect([first.scans.length, second.scans.length, second.next]).toEqual([scanSettings.page, 2, null])
  const all = [...first.scans, ...second.scans].map(({ measured_at }) => measured_at)
  expect(all).toEqual(days.toReversed().map((day) => day.toISOString()))
  for (const after of ['x~y', '-271821-04-20T00:00:00Z~x', '-200000~x', '2026-99-99T00:00:00.000Z~x'])
    expect((await customer.call(`/list?person_id=${id}&after=${after}`)).fieldErrors, after).toEqual([
      'after invalid_format',
    ])
})

test('stores equal scans of two tabs once, uses one of several and notifies once for each', async () => {
  for (const newcomer of newcomers) {
    const visitor = await newcomer(api)
    const { id } = await visitor.save()
    const scans = ['11', '12', '13'].map((day) => measuredOn(day))
    const [again, key] = [measuredOn('11'), randomUUID()]
    const guardianFields = await Promise.all([
      ...scans.flatMap((scan) => [visitor.saveScan(id, scan), visitor.saveScan(id, scan)]),
      visitor.saveScan(id, again, key),
      visitor.saveScan(id, again, key),
    ])
    expect(guardianFields.map(({ status }) => status)).toEqual(guardianFields.map(() => 200))
    const { scans: there } = await visitor.list(id)
    expect(there.map(({ measured_at, state }) => [measured_at.slice(8, 10), state])).toEqual([
      ['13', 'measured'],
      ['12', 'superseded'],
      ['11', 'superseded'],
    ])
    const events = await api.db.selectFrom('stream_events').selectAll().where('channel_id', '=', visitor.id).execute()
    expect(events.map(({ payload }) => scanEvents['scan.saved'].parse(payload).scan_id).toSorted()).toEqual(
      there.map((scan) => scan.id).toSorted(),
    )
  }
})

test('keeps one self among ten people added at once, and one person for a guest', async () => {
  for (const newcomer of newcomers) {
    const visitor = await newcomer(api)
    await Promise.all(Array.from({ length: 10 }, () => visitor.call('/people/save', ann)))
    expect(await visitor.people()).toHaveLength(1)
  }
})

test('deletes a guest’s scans and links after their retention time and keeps a customer’s', async () => {
  const [customer, guest] = [await newScanCustomer(api), await newScanGuest(api)]
  for (const visitor of [customer, guest]) {
    const { id } = await visitor.save()
    await visitor.saveScan(id, measuredOn('12'))
    await visitor.call('/handoff/create', { person_id: id })
  }
  const [{ id } = { id: '' }] = await guest.people()
  const begun = api.now().getTime()
  const runCleanup = (day: number) =>
    inTransaction(api.db, (transaction) => purgeGuestScans(transaction, new Date(begun + day * dayMs)))
  api.pass(10 * dayMs)
  const lateAnswer = await guest.saveScan(id, measuredOn('10'))
  await runCleanup(29.9)
  expect(await guest.people()).toMatchObject([{ scans: 2 }])
  await runCleanup(30.1)
  // A scan measured earlier and saved later is now the one in use.
  expect(await guest.people()).toMatchObject([{ scans: 1, newest: { id: lateAnswer.scan.id } }])
  await runCleanup(40.1)
  expect(await guest.people()).toEqual([])
  const theirs = api.db.selectFrom('people').innerJoin('scans', 'person_id', 'people.id').select('scans.id')
  expect(await theirs.where('customer_id', '=', customer.id).execute()).toHaveLength(1)
  expect(await api.db.selectFrom('device_handoffs').select('person_id').execute()).toEqual([])
})

test('exports people and scans with their customer and deletes them with the account', async () => {
  const customer = await newScanCustomer(api)
  const { id } = await customer.save()
  await customer.saveScan(id, someScan())
  const { headers } = customer
  const file = await (await api.send('/user/export', undefined, { headers })).json()
  expect(file.data.tables).toMatchObject({ people: [{ name: 'Ann' }], scans: [{ person_id: id, scan: someScan() }] })
  await api.send('/user/delete', undefined, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: customer.email }),
  })
  for (const left of [
    api.db.selectFrom('people').select('id').where('id', '=', id),
    api.db.selectFrom('scans').select('id').where('person_id', '=', id),
  ])
    expect(await left.execute()).toEqual([])
})
