import { afterAll, beforeAll, expect, test } from 'vitest'
import { scanSettings } from '#domain/scan-settings.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { openApi } from '../support/server/open-api.ts'
import { saveManyScans } from '../support/server/save-many-scans.ts'
import { ann, newPhone, newScanCustomer, newScanGuest } from '../support/server/scan-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

type Customer = Awaited<ReturnType<typeof newScanCustomer>>
const measuredOn = (day: string) => someScan({ measuredAt: `2026-11-${day}T10:00:00.000Z` })

const signIn = (guestId: string, { id, email }: Customer) =>
  inTransaction(api.db, (transaction) => mergeGuest(transaction, { guestId, consentId: undefined, email }, id))

/** A customer with two scans of themselves, and a guest with one who has signed in as that customer. */
async function arrival() {
  const [customer, guest] = [await newScanCustomer(api), await newScanGuest(api)]
  const self = await customer.save()
  for (const day of ['11', '13']) await customer.saveScan(self.id, measuredOn(day))
  const arrived = await guest.save({ ...ann, name: 'Ann on her phone' })
  const common = await guest.saveScan(arrived.id, measuredOn('11'))
  const newest = await guest.saveScan(arrived.id, measuredOn('14'))
  expect(common.scan.id).not.toBe(newest.scan.id)
  expect(await signIn(guest.id, customer)).toMatchObject({ people: 1 })
  return { customer, guest, self, arrived, newest: newest.scan }
}

test('adds a guest’s self as a separate person that awaits a decision', async () => {
  const { customer, guest, self, arrived, newest } = await arrival()
  expect(await customer.people()).toMatchObject([
    { id: self.id, kind: 'self', is_merge_pending: false, scans: 2 },
    { id: arrived.id, kind: 'self', is_merge_pending: true, scans: 2, newest: { id: newest.id } },
  ])
  expect(await guest.people()).toEqual([])
})

test('merges the same person’s scans into one history without duplicates', async () => {
  const { customer, self, arrived, newest } = await arrival()
  const settled = await customer.call('/people/resolveMerge', { id: arrived.id, choice: 'same', same_as: self.id })
  expect(settled.data).toMatchObject({ people: [{ id: self.id, scans: 3, newest: { id: newest.id } }] })
  const { scans } = await customer.list(self.id)
  expect(scans.map(({ measured_at, state }) => [measured_at.slice(8, 10), state])).toEqual([
    ['14', 'measured'],
    ['13', 'superseded'],
    ['11', 'superseded'],
  ])
})

test('redirects a phone that measures the merged person to the existing one', async () => {
  const [customer, guest, phone] = [await newScanCustomer(api), await newScanGuest(api), newPhone(api)]
  const [self, arrived] = [await customer.save(), await guest.save()]
  const { data } = await guest.call('/handoff/create', { person_id: arrived.id })
  const { token } = data as { token: string }
  const { device } = phone
  expect((await phone.call('/handoff/open', { token, device })).status).toBe(200)
  await signIn(guest.id, customer)
  await customer.call('/people/resolveMerge', { id: arrived.id, choice: 'same', same_as: self.id })
  expect((await phone.call('/handoff/send', { token, device, scan: measuredOn('15') })).status).toBe(200)
  expect(await customer.people()).toMatchObject([{ id: self.id, scans: 1 }])
})

test('keeps another person, but not as a second self', async () => {
  const { customer, self, arrived } = await arrival()
  const settled = await customer.call('/people/resolveMerge', { id: arrived.id, choice: 'add' })
  expect(settled.data).toMatchObject({
    people: [
      { id: self.id, kind: 'self' },
      { id: arrived.id, kind: 'adult', is_merge_pending: false, scans: 2 },
    ],
  })
  const empty = await newScanCustomer(api)
  const guest = await newScanGuest(api)
  const { id } = await guest.save()
  await signIn(guest.id, empty)
  await empty.call('/people/resolveMerge', { id, choice: 'add' })
  expect(await empty.people()).toMatchObject([{ id, kind: 'self', is_merge_pending: false }])
})

test('rejects keeping another person beyond the limit until one is removed', async () => {
  const { customer, arrived } = await arrival()
  const others = []
  for (let more = 1; more < scanSettings.people.customer; more++)
    others.push(await customer.save({ ...ann, kind: 'adult', name: `Person ${more}` }))
  const settle = () => customer.call('/people/resolveMerge', { id: arrived.id, choice: 'add' })
  expect(await settle()).toMatchObject({ status: 409, code: 'people_full' })
  expect((await customer.people()).filter(({ is_merge_pending }) => is_merge_pending)).toMatchObject([
    { id: arrived.id, scans: 2 },
  ])
  await customer.call('/people/remove', { id: others[0]?.id })
  expect((await settle()).status).toBe(200)
})

test('rejects merging persons whose distinct scans exceed the limit', async () => {
  const { customer, self, arrived } = await arrival()
  const max = scanSettings.maxScansPerPerson.customer
  // The self has two scans, one of which the guest also has, beside another one.
  await saveManyScans(api.db, self.id, max - 2, api.now())
  const same = { id: arrived.id, choice: 'same', same_as: self.id }
  expect(await customer.call('/people/resolveMerge', same)).toMatchObject({ status: 409, code: 'scans_full' })
  expect((await customer.people()).map(({ scans }) => scans)).toEqual([max, 2])
  const [oldest] = (await customer.list(self.id)).scans.toReversed()
  await customer.call('/remove', { id: oldest?.id })
  expect((await customer.call('/people/resolveMerge', same)).data).toMatchObject({
    people: [{ id: self.id, scans: max }],
  })
})

test('never merges a child and an adult, in either direction', async () => {
  const [customer, guest, other] = [await newScanCustomer(api), await newScanGuest(api), await newScanGuest(api)]
  const guardian = { version: '1', language: 'en' }
  const child = { kind: 'child', name: 'Kit', group: 'neither', guardian }
  const [self, kit] = [await customer.save(), await customer.save(child)]
  const [arrivedChild, arrivedSelf] = [await guest.save({ ...child, name: 'Kit too' }), await other.save()]
  for (const { id } of [guest, other]) await signIn(id, customer)
  const same = (id: string, same_as: string) => customer.call('/people/resolveMerge', { id, choice: 'same', same_as })
  expect(await same(arrivedChild.id, self.id)).toMatchObject({ status: 409, code: 'person_kind_mismatch' })
  expect(await same(arrivedSelf.id, kit.id)).toMatchObject({ status: 409, code: 'person_kind_mismatch' })
  expect((await same(arrivedChild.id, kit.id)).status).toBe(200)
  expect((await same(arrivedSelf.id, self.id)).status).toBe(200)
})

test('deletes everything of a person left behind', async () => {
  const { customer, self, arrived, newest } = await arrival()
  await customer.call('/people/resolveMerge', { id: arrived.id, choice: 'discard' })
  expect(await customer.people()).toMatchObject([{ id: self.id, scans: 2 }])
  expect((await customer.call(`/${newest.id}`)).status).toBe(404)
})

test('asks only the own customer about a newly arrived person, once', async () => {
  const { customer, self, arrived } = await arrival()
  const other = await newScanCustomer(api)
  const theirs = await other.save()
  const settle = (of: Customer, body: object) => of.call('/people/resolveMerge', body).then(({ status }) => status)
  expect(await settle(other, { id: arrived.id, choice: 'discard' })).toBe(404)
  expect(await settle(customer, { id: self.id, choice: 'discard' })).toBe(404)
  expect(await settle(customer, { id: arrived.id, choice: 'same', same_as: theirs.id })).toBe(404)
  expect(await settle(customer, { id: arrived.id, choice: 'same', same_as: arrived.id })).toBe(404)
  expect(await settle(customer, { id: arrived.id, choice: 'same' })).toBe(400)
  const both = [
    settle(customer, { id: arrived.id, choice: 'add' }),
    settle(customer, { id: arrived.id, choice: 'discard' }),
  ]
  expect((await Promise.all(both)).toSorted()).toEqual([200, 404])
})

test('moves a scan that a guest saves while signing in to the customer, or rejects it', async () => {
  for (let round = 0; round < 12; round++) {
    const [customer, guest] = [await newScanCustomer(api), await newScanGuest(api)]
    const { id } = await guest.save()
    const [saved] = await Promise.all([guest.saveScan(id, someScan()), signIn(guest.id, customer)])
    const scans = saved.status === 200 ? 1 : 0
    expect(saved.status === 200 || saved.status === 401).toBe(true)
    expect(await customer.people()).toMatchObject([{ id, is_merge_pending: true, scans }])
    expect(await guest.people()).toEqual([])
  }
})
