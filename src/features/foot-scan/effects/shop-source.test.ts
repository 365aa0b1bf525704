import { beforeEach, expect, test } from 'vitest'
import { guardianVersion } from '#domain/scan/guardian.ts'
import { writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { createApi } from '#src/api/api.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { someScan } from '../../../../tests/support/builders/some-scan.ts'
import { shopSource } from './shop-source.ts'

const scan = someScan()
const short = {
  id: 's1',
  person_id: 'p1',
  state: 'measured',
  measured_at: scan.measuredAt,
  is_old: false,
  quality: 90,
  left: { way: 'trace', length_mm: 250, tolerance_mm: 1.5 },
  right: { way: 'trace', length_mm: 250, tolerance_mm: 1.5 },
  blockers: [],
  rejected_for: [],
}
const somebody = (id: string, more: object = {}) => ({
  ...{ id, kind: 'adult', name: `Name of ${id}`, group: 'women', is_merge_pending: false, scans: 0, newest: null },
  ...more,
})

const success = (data: unknown) => Response.json({ status: 'success', data })
const errorResponse = (status: number, code: string) => Response.json({ status: 'error', code }, { status })

/** A visitor of a shop with the given answers by path. */
function open(answers: Record<string, () => Response>, isCustomer = true) {
  const input: { path: string; body: unknown }[] = []
  const fetch = async (...[url, init]: Parameters<typeof globalThis.fetch>) => {
    const request = new Request(url, init)
    const path = new URL(request.url).pathname
    input.push({ path, body: request.method === 'POST' ? await request.json() : undefined })
    return answers[path]?.() ?? errorResponse(404, 'NOT_FOUND')
  }
  const api = createApi({ shop: createShopFetch({ base: 'http://shop.test', language: () => 'en', fetch }) })
  const follow = () => new Promise<never>(() => {})
  const source = shopSource({ api, follow, language: () => 'ja', isCustomer: () => isCustomer })
  return { ...source, input, read: () => source.readPeople(new AbortController().signal) }
}

beforeEach(() => localStorage.clear())

test('loads each person with their newest scan and their draft on this device', async () => {
  const draft = { personId: 'p2', way: 'trace', doFeetDiffer: false, isUnderWay: false } as const
  localStorage.setItem(scanDraftKey('p2'), writeScanDraft(draft, Date.now()))
  const shop = open({
    '/scans/people': () => success({ people: [somebody('p1', { newest: short }), somebody('p2')] }),
    '/scans/s1': () => success({ ...short, scan }),
  })
  expect(await shop.read()).toEqual({
    owner: 'customer',
    people: ['p1', 'p2'].map((id) => ({ id, kind: 'adult', name: `Name of ${id}`, group: 'women' })),
    scans: [{ id: 's1', personId: 'p1', scan }],
    drafts: [draft],
  })
})

test('omits a scan that cannot be loaded, and keeps the rest', async () => {
  const shop = open({ '/scans/people': () => success({ people: [somebody('p1', { newest: short })] }) }, false)
  expect(await shop.read()).toMatchObject({ owner: 'guest', people: [{ id: 'p1' }], scans: [] })
})

test('returns no people for an unknown visitor, and throws on other errors', async () => {
  expect(await open({ '/scans/people': () => errorResponse(401, 'AUTH_REQUIRED') }).read()).toMatchObject({
    people: [],
  })
  await expect(open({ '/scans/people': () => errorResponse(500, 'SERVER_ERROR') }).read()).rejects.toThrow(
    'SERVER_ERROR',
  )
})

test('returns the person who was not listed before, and sends a guardian’s consent for a child', async () => {
  const shop = open({
    '/scans/people': () => success({ people: [somebody('p1')] }),
    '/scans/people/save': () => success({ people: [somebody('p1'), somebody('p2', { kind: 'child', name: 'Noa' })] }),
  })
  await shop.read()
  const personInput = { kind: 'child', name: 'Noa', group: 'neither', hasGuardian: true } as const
  expect(await shop.addPerson(personInput)).toMatchObject({ kind: 'added', person: { id: 'p2', kind: 'child' } })
  expect(shop.input.at(-1)?.body).toEqual({
    ...{ kind: 'child', name: 'Noa', group: 'neither' },
    guardian: { version: guardianVersion, language: 'ja' },
  })
})

test('returns the person added in this window when another window added one at the same time', async () => {
  const newcomers = [somebody('p2', { name: 'Uncle' }), somebody('p3', { name: 'Mum' })]
  const shop = open({
    '/scans/people': () => success({ people: [] }),
    '/scans/people/save': () => success({ people: newcomers }),
  })
  await shop.read()
  const personInput = { kind: 'adult', name: ' Uncle ', group: 'women', hasGuardian: false } as const
  expect(await shop.addPerson(personInput)).toMatchObject({ kind: 'added', person: { id: 'p2', name: 'Uncle' } })
})

test('reports the error code when a person is rejected', async () => {
  const shop = open({ '/scans/people/save': () => errorResponse(409, 'people_full') })
  const personInput = { kind: 'adult', name: 'Rosa', group: 'women', hasGuardian: false } as const
  expect(await shop.addPerson(personInput)).toEqual({ kind: 'refused', error: { code: 'people_full' } })
})

test.each([
  [() => success(short), { kind: 'saved', scanId: 's1', isInUse: true }],
  [() => success({ ...short, state: 'superseded' }), { kind: 'saved', scanId: 's1', isInUse: false }],
  [
    () => success({ ...short, state: 'rejected', rejected_for: [{ reason: 'sides_exchanged', side: 'left' }] }),
    { kind: 'rejected', reasons: [{ reason: 'sides_exchanged', side: 'left' }] },
  ],
  [() => errorResponse(409, 'scans_full'), { kind: 'unsent', error: { code: 'scans_full' } }],
  [() => errorResponse(409, 'guest_scans_full'), { kind: 'unsent', error: { code: 'guest_scans_full' } }],
])('reports a sent scan as saved, rejected or unsent: %#', async (answer, expectedAnswer) => {
  const shop = open({ '/scans/save': answer })
  expect(await shop.saveScan({ personId: 'p1', scan })).toEqual(expectedAnswer)
  expect(shop.input.at(-1)?.body).toEqual({ person_id: 'p1', scan })
})
