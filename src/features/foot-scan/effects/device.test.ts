import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import { type ScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import type { DeviceOrder } from '#machines/foot-scan/foot-scan.types.ts'
import { someScannedFoot } from '../../../../tests/support/builders/some-scan.ts'
import { device } from './device.ts'
import { moveDraft, readStoredDraft, storeDraft } from './stored-drafts.ts'

const draft: ScanDraft = { personId: 'p1', way: 'trace', doFeetDiffer: false, isUnderWay: true }

/** A machine that invokes the device actor and records the events it receives. */
function open() {
  const received: EventObject[] = []
  const machine = setup({ types: { events: {} as DeviceOrder }, actors: { device } }).createMachine({
    invoke: { id: 'device', src: 'device' },
    on: {
      'draft.written': { actions: ({ self, event }) => self.getSnapshot().children.device?.send(event) },
      '*': {
        actions: ({ event }) => {
          received.push(event)
        },
      },
    },
  })
  const actor = createActor(machine).start()
  onTestFinished(() => void actor.stop())
  return { received, send: actor.send, stop: () => actor.stop() }
}

beforeEach(() => localStorage.clear())

test('stores a draft and reads it again', () => {
  const { received, send } = open()
  send({ type: 'draft.written', draft })
  expect(received).toEqual([{ type: 'draft.stored' }])
  expect(readStoredDraft('p1')).toEqual(draft)
  expect(readStoredDraft('p2')).toBeUndefined()
})

test('moves accepted feet to the other person when two people are merged, but not those already saved as a scan', () => {
  const left = { scanned: someScannedFoot('left'), at: '2026-11-23T12:00:00.000Z', engine: '1' }
  storeDraft({ ...draft, left })
  moveDraft('p1', 'p2')
  expect([readStoredDraft('p1'), readStoredDraft('p2')?.left]).toEqual([undefined, left])
  storeDraft({ ...draft, left, savedAs: 's1' })
  moveDraft('p1', 'p3')
  expect([readStoredDraft('p1'), readStoredDraft('p3')]).toEqual([undefined, undefined])
})

test('moves typed numbers when two people are merged, without replacing existing ones', () => {
  const typedAs = (text: string) =>
    ({ left: { texts: { lengthMm: { text, unit: 'mm' } } }, right: { texts: {} }, unit: 'mm' }) as const
  storeDraft({ ...draft, typed: typedAs('250') })
  moveDraft('p1', 'p2')
  expect(readStoredDraft('p2')?.typed).toEqual(typedAs('250'))
  storeDraft({ ...draft, typed: typedAs('260') })
  moveDraft('p1', 'p2')
  expect(readStoredDraft('p2')?.typed).toEqual(typedAs('250'))
})

test('reports that a draft could not be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { received, send } = open()
  send({ type: 'draft.written', draft })
  vi.restoreAllMocks()
  expect(received).toEqual([{ type: 'draft.notStored' }])
})

test('receives drafts stored by another window, and no other storage event', () => {
  const { received } = open()
  const newValue = writeScanDraft(draft, Date.now())
  for (const [key, value] of [
    ['other', newValue],
    [scanDraftKey('p1'), 'no draft'],
    [scanDraftKey('p1'), null],
    [scanDraftKey('p2'), newValue],
    [scanDraftKey('p1'), newValue],
  ] as const)
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  expect(received).toEqual([{ type: 'draft.detected', draft }])
})

test('reports that the connection is back until it is stopped', () => {
  const { received, stop } = open()
  dispatchEvent(new Event('online'))
  stop()
  dispatchEvent(new Event('online'))
  expect(received).toEqual([{ type: 'connection.returned' }])
})
