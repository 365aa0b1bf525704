import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designSettings } from '#domain/design-settings.ts'
import { feetBy, someDesign } from '../support/builders/some-design.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

test('stores a design as chosen, and raises its revision with each real change only', async () => {
  const customer = await newPairCustomer(api)
  const measured = await customer.measure()
  const first = someDesign({ name: 'For Sunday' }, measured)
  const begun = api.now().toISOString()
  expect(await customer.saveDesign(first, null)).toMatchObject({ status: 200, revision: 1, saved_at: begun })
  api.pass(1_000)
  expect(await customer.saveDesign(first, 1)).toMatchObject({ revision: 1, saved_at: begun })
  const green = { ...first, colour: 'green' } as const
  expect(await customer.saveDesign(green, 1)).toMatchObject({ revision: 2, saved_at: api.now().toISOString() })
  const other = someDesign({ name: 'For the garden' })
  api.pass(1_000)
  await customer.saveDesign(other, null)
  expect(await customer.designs()).toMatchObject([
    { design: other, revision: 1 },
    { design: green, revision: 2 },
  ])
  const left = await customer.call('/designs/remove', { id: other.id })
  expect(left.data.designs).toMatchObject([{ design: green }])
  expect((await customer.call('/designs/remove', { id: other.id })).status).toBe(200)
})

test('rejects a save over another revision and answers a save of identical content', async () => {
  const customer = await newPairCustomer(api)
  const first = someDesign()
  await customer.saveDesign(first, null)
  const second = { ...first, colour: 'brown' } as const
  await customer.saveDesign(second, 1)
  for (const base of [null, 1, 3])
    expect(await customer.saveDesign({ ...first, feel: 'roomy' }, base), `${base}`).toMatchObject({
      status: 409,
      code: 'design_changed',
    })
  for (const base of [null, 1, 2]) expect(await customer.saveDesign(second, base)).toMatchObject({ revision: 2 })
  await customer.call('/designs/remove', { id: first.id })
  // A design changed here and deleted elsewhere is sent again as a new one.
  expect(await customer.saveDesign(second, 2)).toMatchObject({ code: 'design_changed' })
  expect(await customer.saveDesign(second, null)).toMatchObject({ status: 200, revision: 1 })
})

test('saves one of two simultaneous changes, reports a conflict for the other and loses nothing', async () => {
  const customer = await newPairCustomer(api)
  for (let round = 0; round < 10; round++) {
    const design = someDesign()
    await customer.saveDesign(design, null)
    const said = await Promise.all(
      (['black', 'green', 'brown'] as const).map((colour) => customer.saveDesign({ ...design, colour }, 1)),
    )
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(said.filter(({ revision }) => revision === 2)).toHaveLength(1)
    const [there] = (await customer.designs()).filter((one) => one.design.id === design.id)
    const won = said.findIndex(({ status }) => status === 200)
    expect([there?.revision, there?.design.colour]).toEqual([2, ['black', 'green', 'brown'][won]])
    await customer.call('/designs/remove', { id: design.id })
  }
})

test('stores a design once when it is sent twenty times under one key and twenty times under others', async () => {
  const customer = await newPairCustomer(api)
  const [design, key] = [someDesign(), randomUUID()]
  const said = await Promise.all([
    ...Array.from({ length: 20 }, () => customer.saveDesign(design, null, key)),
    ...Array.from({ length: 20 }, () => customer.saveDesign(design, null)),
  ])
  expect(said.map(({ status, revision }) => [status, revision])).toEqual(said.map(() => [200, 1]))
  expect(await customer.designs()).toHaveLength(1)
})

test('stores as many of thirty simultaneous new designs as the limit allows', async () => {
  const customer = await newPairCustomer(api)
  const said = await Promise.all(Array.from({ length: 30 }, () => customer.saveDesign(someDesign(), null)))
  expect(said.filter(({ status }) => status === 200)).toHaveLength(designSettings.max)
  expect(said.filter(({ code }) => code === 'designs_full')).toHaveLength(30 - designSettings.max)
  const [one] = await customer.designs()
  expect(await customer.designs()).toHaveLength(designSettings.max)
  // Existing designs can still be changed.
  if (one) expect(await customer.saveDesign({ ...one.design, name: 'Changed' }, 1)).toMatchObject({ revision: 2 })
})

test('row 18: keeps a design to its customer, also when two customers use the same id', async () => {
  const [owner, other, guest] = [await newPairCustomer(api), await newPairCustomer(api), await newPairGuest(api)]
  const design = someDesign({ soleText: 'ANN' })
  await owner.saveDesign(design, null)
  const theirs = { ...design, soleText: 'BEA' }
  expect(await other.saveDesign(theirs, 1)).toMatchObject({ code: 'design_changed' })
  await other.call('/designs/remove', { id: design.id })
  // A customer who signs in on another person's device may have a design with the same id.
  expect(await other.saveDesign(theirs, null)).toMatchObject({ status: 200, revision: 1 })
  expect(await owner.designs()).toMatchObject([{ design, revision: 1 }])
  expect(await other.designs()).toMatchObject([{ design: theirs }])
  const said = [
    await guest.call('/designs/list'),
    await guest.call('/designs/save', { design, base: 1 }),
    await guest.call('/designs/remove', { id: design.id }),
  ]
  expect(said.map(({ status }) => status)).toEqual([401, 401, 401])
})

test('removes a deleted person’s feet from every design and keeps the choices', async () => {
  const customer = await newPairCustomer(api)
  const measured = await customer.measure()
  const bea = await customer.scans.save({ kind: 'adult', name: 'Bea', group: 'women' })
  const { scan } = await customer.scans.saveScan(bea.id, someScan({ measuredAt: '2026-11-19T10:00:00.000Z' }))
  const [design, hers] = [
    someDesign({ worn: [{ feel: 'close', answers: { left: { toes: 'tight' }, right: {} } }] }, measured),
    someDesign({}, { ...measured, personId: bea.id, scanId: scan.id }),
  ]
  await customer.saveDesign(design, null)
  await customer.saveDesign(hers, null)
  // A design keeps its own copy of a deleted scan.
  await customer.scans.call('/remove', { id: measured.scanId })
  expect(await customer.saveDesign(design, null)).toMatchObject({ revision: 1 })
  await customer.scans.call('/people/remove', { id: measured.personId })
  const { person: _, feet: __, ...chosen } = design
  const found = await customer.designs()
  expect(found.find((one) => one.design.id === design.id)).toMatchObject({ design: chosen, revision: 2 })
  expect(found.find((one) => one.design.id === hers.id)).toMatchObject({ design: hers, revision: 1 })
  expect(JSON.stringify(found.find((one) => one.design.id === design.id))).not.toContain('lengthMm')
  // A stale save from another tab does not restore a foot.
  expect(await customer.saveDesign({ ...design, colour: 'brown' }, 2)).toMatchObject({ revision: 3 })
  const again = (await customer.designs()).find((one) => one.design.id === design.id)
  expect(again?.design).toEqual({ ...chosen, colour: 'brown' })
})

test('stores no foot in a design that is saved while its person is deleted, in either order', async () => {
  for (let round = 0; round < 10; round++) {
    const customer = await newPairCustomer(api)
    const measured = await customer.measure()
    const design = someDesign({}, measured)
    const [saved, removed] = await Promise.all([
      customer.saveDesign(design, null),
      customer.scans.call('/people/remove', { id: measured.personId }),
    ])
    expect([saved.status, removed.status]).toEqual([200, 200])
    const [savedDesign] = await customer.designs()
    expect(savedDesign?.design.id).toBe(design.id)
    expect(JSON.stringify(savedDesign)).not.toContain('lengthMm')
  }
})

test('names the person of the scan in a design, whatever the device sends', async () => {
  const customer = await newPairCustomer(api)
  const measured = await customer.measure()
  const design = someDesign({}, { ...measured, personId: 'somebody-else' })
  await customer.saveDesign(design, null)
  expect((await customer.designs())[0]?.design.person?.id).toBe(measured.personId)
})

test('rejects an invalid design before anything is stored', async () => {
  const customer = await newPairCustomer(api)
  const good = someDesign()
  const invalidInputs: readonly (readonly [object, number])[] = [
    [{ design: good, base: 0 }, 400],
    [{ design: good, base: 1.5 }, 400],
    [{ design: good }, 400],
    [{ design: { ...good, version: 2 }, base: null }, 400],
    [{ design: { ...good, id: 'mine' }, base: null }, 400],
    [{ design: { ...good, soleText: 'ann' }, base: null }, 400],
    [{ design: { ...good, colour: 'pink' }, base: null }, 400],
    [{ design: { ...good, isAdmin: true }, base: null }, 400],
    [{ design: { ...good, name: 'x'.repeat(41) }, base: null }, 400],
    [{ design: { ...good, feet: { ...feetBy('a'), left: feetBy('a').right } }, base: null }, 400],
    [{ design: { ...good, note: 'x'.repeat(170_000) }, base: null }, 413],
  ]
  for (const [body, status] of invalidInputs)
    expect((await customer.call('/designs/save', body)).status, JSON.stringify(body).slice(0, 200)).toBe(status)
  const hostile = `{"design":${JSON.stringify(good).replace('{', '{"__proto__":{"feel":"roomy"},')},"base":null}`
  const { headers } = customer.scans
  const answer = await api.send('/designs/save', undefined, { method: 'POST', headers, body: hostile })
  expect(answer.status).toBe(400)
  expect(await customer.designs()).toEqual([])
})
