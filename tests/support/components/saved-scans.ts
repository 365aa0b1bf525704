import type { PeopleList, ScanSummary } from '#domain/contract/scans.ts'
import { findScanBlockers } from '#domain/scan/judge-scan.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { toScanFacts } from '#domain/scan/scan-facts.ts'
import { someScan, someScannedFoot } from '../builders/some-scan.ts'
import { pretendShop } from '../fakes/pretend-shop.ts'
import { storeTokens } from './known-browser.ts'
import { openScreen } from './open-screen.tsx'

export const paths = {
  people: '/scans/people',
  list: '/scans/list',
  one: (id: string) => `/scans/${id}`,
  save: '/scans/people/save',
  removePerson: '/scans/people/remove',
  settle: '/scans/people/resolveMerge',
  remove: '/scans/remove',
  events: '/scans/events',
} as const

type Person = PeopleList['people'][number]

/** A scan of a person: the summary that lists show, and the whole scan. */
export function savedScan(id: string, scan: MeasuredScan, more: Partial<ScanSummary> = {}) {
  const short: ScanSummary = {
    id,
    person_id: 'ann',
    state: 'measured',
    measured_at: scan.measuredAt,
    is_old: false,
    ...toScanFacts(scan),
    blockers: findScanBlockers(scan),
    rejected_for: [],
    ...more,
  }
  return { short, whole: { ...short, scan } }
}

export type SavedScan = ReturnType<typeof savedScan>

export const newest = savedScan('s2', someScan({ measuredAt: '2026-11-20T10:00:00.000Z' }))
export const older = savedScan(
  's1',
  someScan({
    left: someScannedFoot('left', 244),
    right: someScannedFoot('right', 251),
    measuredAt: '2026-03-02T10:00:00.000Z',
  }),
  { state: 'superseded' },
)

export function somePerson(id: string, name: string, scans: readonly SavedScan[], more: Partial<Person> = {}): Person {
  const inUse = scans.find(({ short }) => short.state === 'measured')?.short ?? null
  return {
    id,
    name,
    kind: 'self',
    group: 'women',
    is_merge_pending: false,
    scans: scans.length,
    newest: inUse,
    ...more,
  }
}

export const ann = somePerson('ann', 'Ann', [newest, older])
export const bo = somePerson('bo', 'Bo', [], { kind: 'child', group: 'neither' })

/** The shop's responses for some people, of whom the first has these scans. */
export function scanResponses(people: readonly Person[], scans: readonly SavedScan[]): Record<string, object> {
  return {
    [paths.people]: { people },
    [paths.list]: { scans: scans.map(({ short }) => short), next: null },
    ...Object.fromEntries(scans.map(({ short, whole }) => [paths.one(short.id), whole])),
  }
}

/** Opens the saved scans of a signed-in customer's people. */
export async function openScans(
  answers: Readonly<Record<string, object>> = scanResponses([ann, bo], [newest, older]),
  address = '/profile/mobile_scan',
) {
  storeTokens('mika')
  const shop = pretendShop(answers)
  return { shop, ...(await openScreen(address, { hasSession: true, answers: shop.answers })) }
}
