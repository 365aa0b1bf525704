import { expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import { newScanDraft, type ScanDraft } from '#domain/scan/scan-draft.ts'
import { noa, noonAt, rosa } from '../../tests/support/builders/open-foot-scan.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { footScanMachine } from './foot-scan.machine.ts'

const draft = newScanDraft('p1')
const figures = (value: number) => ({ lengthMm: { value, tolerance: 1, method: 'measured' } })
const foot = (side: string, lengthMm: number, score = 90) => ({
  side,
  figures: figures(lengthMm),
  outline: [],
  quality: { score, reasons: [] },
})
const scanned = (side: string, lengthMm: number) => ({ way: 'trace', foot: foot(side, lengthMm) })
const [left, right, far] = [scanned('left', 250), scanned('right', 251), scanned('right', 265)]
const said = { engine: '1', doFeetDiffer: false }
const scan = { left, right, ...said, measuredAt: noonAt }
const there = { owner: 'customer', people: [rosa], scans: [], drafts: [] }
const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
const request = { kind: 'child', name: 'Noa', group: 'neither', hasGuardian: true }

/** One of the machines within, as far as it is looked at. */
function within(name: 'trace' | 'photo', tag: string, outcome?: object) {
  const snapshot = { tag, hasTag: (requestedTag: string) => requestedTag === tag, context: { outcome } }
  return { type: `xstate.snapshot.${name}`, snapshot }
}
const traced = (...feet: object[]) => ({ ok: true, value: { feet: feet.map((one) => ({ foot: one })) } })
const lowConfidenceFoot = (lengthMm: number) => foot('left', lengthMm, 60)
const numbers = (lengthMm: string) => ({ type: 'numbers.typed', numbers: { texts: { lengthMm }, unit: 'mm' } })

const events: AnyEventObject[] = [
  done('readPeople', there),
  done('readPeople', { ...there, people: [noa] }),
  done('readPeople', { ...there, scans: [{ id: 's0', personId: 'p1', scan }] }),
  done('readPeople', { ...there, drafts: [{ ...draft, way: 'by_hand' }] }),
  broken('readPeople'),
  { type: 'retry.requested' },
  { type: 'person.chosen', personId: 'p1' },
  { type: 'person.chosen', personId: 'p2' },
  { type: 'person.submitted', request },
  { type: 'person.submitted', request: { ...request, hasGuardian: false } },
  done('addPerson', { kind: 'added', person: rosa }),
  done('addPerson', { kind: 'refused', error: { code: 'people_full' } }),
  broken('addPerson'),
  { type: 'earlier.used', scanId: 's0' },
  { type: 'measuring.wanted' },
  { type: 'usualSize.chosen', usualMm: 250 },
  { type: 'method.chosen', method: 'trace' },
  { type: 'method.chosen', method: 'on_sheet' },
  { type: 'method.chosen', method: 'by_hand' },
  { type: 'method.chosen', method: 'other_phone' },
  { type: 'method.reopened' },
  { type: 'instructions.read' },
  { type: 'photo.chosen', request: { paper: 'a4' } },
  { type: 'photo.changed' },
  ...['measuring', 'asking-pen', 'correcting', 'broken', 'stopped', ''].map((tag) => within('trace', tag)),
  within('trace', '', { ok: false, code: 'no_line' }),
  within('trace', '', traced(foot('left', 250))),
  within('trace', '', traced(lowConfidenceFoot(250))),
  // What three photos would say.
  within('trace', '', traced(lowConfidenceFoot(250), lowConfidenceFoot(256), lowConfidenceFoot(262))),
  within('photo', ''),
  broken('trace'),
  broken('photo'),
  { type: 'measuring.stopped' },
  { type: 'numbers.noted', typed: { left: { texts: {} }, right: { texts: {} }, unit: 'mm' } },
  numbers('250'),
  numbers('long'),
  { type: 'foot.accepted', at: noonAt },
  { type: 'foot.repeated', side: 'left' },
  { type: 'difference.confirmed' },
  { type: 'code.wanted' },
  { type: 'phone.codeCreated', code: { link: '/get-foot-scan#scan=1', endsAtMs: 1 } },
  { type: 'phone.connected' },
  { type: 'phone.lost' },
  { type: 'phone.codeExpired' },
  { type: 'phone.broken', error: { code: 'NETWORK_ERROR' } },
  { type: 'phone.measured', feet: [left, right], at: noonAt, ...said },
  { type: 'phone.measured', feet: [left], at: noonAt, ...said },
  { type: 'phone.measured', feet: [left, far], at: noonAt, ...said },
  broken('followPhone'),
  done('saveScan', { kind: 'saved', scanId: 's1', isInUse: true }),
  done('saveScan', { kind: 'rejected', reasons: [{ reason: 'off_outline', side: 'left' }] }),
  done('saveScan', { kind: 'unsent', error: { code: 'NETWORK_ERROR' } }),
  broken('saveScan'),
  { type: 'window.chosen' },
  { type: 'connection.returned' },
  { type: 'scan.accepted' },
  { type: 'draft.stored' },
  { type: 'draft.notStored' },
  broken('device'),
  { type: 'draft.detected', draft: { ...draft, right: { scanned: right, at: noonAt, engine: '1' } } },
  { type: 'draft.detected', draft: { ...draft, savedAs: 's1' } },
  { type: 'draft.detected', draft: newScanDraft('p2') },
  { type: 'step.left' },
  { type: 'scan.abandoned' },
]

/** How it goes on depends on the way alone, after a photo on how sure that was, and on a person by the scans that there are. */
function serialize({ value, context }: AnyMachineSnapshot): string {
  const own = context.drafts.find(({ personId }: ScanDraft) => personId === context.personId)
  const isOnWay = value === 'instructions' || (typeof value === 'object' && 'picture' in value)
  return JSON.stringify([
    value,
    isOnWay && own?.way,
    context.personId === undefined && context.scans.length,
    context.report.feet.map(({ quality }: FootMeasures) => quality.score),
  ])
}

test('reaches every state and takes every transition of its table, and no other', () => {
  const table = writtenTable(import.meta.url)
  expect(proveMachine(footScanMachine, { events, serialize, inputs: [{ personId: 'p1' }, {}], table })).toEqual(sound)
})
