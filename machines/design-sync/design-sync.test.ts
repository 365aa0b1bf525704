import { expect, onTestFinished, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback, SimulatedClock } from 'xstate'
import { changeOpen, getOpenSavedDesign, newDesignFile } from '#domain/design/design-file.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { designSyncMachine } from './design-sync.machine.ts'
import type {
  DesignSyncInput,
  DesignSyncMachineEvent,
  DeviceWrite,
  RemovedAnswer,
  SavedAnswer,
  ShopDesigns,
  SyncEvent,
} from './design-sync.types.ts'

const id = '7f2c1d6e-3b0a-4c58-9c41-000000000001'
const fresh = newDesignFile(id)
const changed = changeOpen(fresh, { colour: 'green' })
const removed = { ...fresh, removed: ['gone'] }
const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
const error = { code: 'NETWORK_ERROR' }

const events: AnyEventObject[] = [
  ...[fresh, changed, removed].flatMap((file) => [
    { type: 'file.changed', file },
    { type: 'file.merged', file },
  ]),
  { type: 'owner.changed', owner: 'customer' },
  { type: 'owner.changed', owner: 'guest' },
  { type: 'shop.reachable' },
  { type: 'device.stored' },
  { type: 'device.notStored' },
  { type: 'device.changed', file: changed },
  broken('device'),
  done('readDesigns', { kind: 'loaded', designs: [] }),
  done('readDesigns', { kind: 'unreached', error }),
  broken('readDesigns'),
  { type: 'xstate.after.rest.designSync.resting' },
  done('saveDesign', { kind: 'saved', revision: 1 }),
  done('saveDesign', { kind: 'changed' }),
  done('saveDesign', { kind: 'refused', error: { code: 'designs_full' } }),
  done('saveDesign', { kind: 'unreached', error }),
  broken('saveDesign'),
  done('removeDesign', { kind: 'removed' }),
  done('removeDesign', { kind: 'unreached', error }),
  broken('removeDesign'),
]

test('reaches every state and takes every transition of its table, and no other', () => {
  const proof = proveMachine(designSyncMachine, {
    inputs: [{ file: fresh, owner: 'guest' }],
    events,
    serialize: ({ value, context: { file, owner } }: AnyMachineSnapshot) =>
      JSON.stringify([value, owner, file.designs[0].isChanged, file.removed.length]),
    table: writtenTable(import.meta.url),
  })
  expect(proof).toEqual(sound)
})

/** A device that keeps its designs in step with the shop: what each of them received. */
function opens(input: Partial<DesignSyncInput> = {}) {
  const { done: requests, effect, answers } = playedShop<ShopDesigns | SavedAnswer | RemovedAnswer>()
  const clock = new SimulatedClock()
  const [received, written]: [SyncEvent[], DeviceWrite[]] = [[], []]
  const machine = designSyncMachine.provide({
    actors: {
      device: fromCallback<DeviceWrite>(({ receive }) => receive((command) => void written.push(command))),
      readDesigns: effect('read'),
      saveDesign: effect('save'),
      removeDesign: effect('remove'),
    },
  })
  const actor = createActor(machine, { input: { file: fresh, owner: 'customer', ...input }, clock })
  const subscription = actor.on('*', (event) => void received.push(event))
  onTestFinished(() => subscription.unsubscribe())
  actor.start()
  return {
    requests,
    received,
    written,
    clock,
    answers,
    send: (event: DesignSyncMachineEvent) => actor.send(event),
    at: () => actor.getSnapshot().value,
    file: () => actor.getSnapshot().context.file,
  }
}

const loaded = { kind: 'loaded', designs: [] } as const
const unreached = { kind: 'unreached', error } as const

async function saves(answer: SavedAnswer | Error) {
  const page = opens({ file: changed })
  await page.answers(loaded)
  page.clock.increment(800)
  await page.answers(answer)
  return page
}

test('stores each change on the device, and nothing that another window has stored', () => {
  const page = opens({ owner: 'guest' })
  page.send({ type: 'file.changed', file: changed })
  page.send({ type: 'file.merged', file: removed })
  expect([page.written, page.file(), page.requests]).toEqual([[{ type: 'file.written', file: changed }], removed, []])
})

test('reports what the device has stored, has not stored, and has read from another window', () => {
  const page = opens({ owner: 'guest' })
  page.send({ type: 'device.stored' })
  page.send({ type: 'device.notStored' })
  page.send({ type: 'device.changed', file: changed })
  expect([page.received, page.file()]).toEqual([
    [{ type: 'designs.stored' }, { type: 'designs.notStored' }, { type: 'designs.changed', file: changed }],
    fresh,
  ])
})

test('reports a device that cannot store anything', () => {
  const received: SyncEvent[] = []
  const machine = designSyncMachine.provide({
    actors: {
      device: fromCallback(() => {
        throw new Error('cannot be')
      }),
    },
  })
  const actor = createActor(machine, { input: { file: fresh, owner: 'guest' } })
  const subscription = actor.on('*', (event) => void received.push(event))
  onTestFinished(() => subscription.unsubscribe())
  actor.start()
  expect(received).toEqual([{ type: 'designs.notStored' }])
})

test('loads the designs of a customer, and those of a guest once they sign in', async () => {
  const page = opens({ owner: 'guest' })
  expect([page.at(), page.requests]).toEqual(['onDevice', []])
  page.send({ type: 'owner.changed', owner: 'customer' })
  await page.answers({ kind: 'loaded', designs: [{ design: getOpenSavedDesign(changed).design, revision: 3 }] })
  expect([page.at(), page.received]).toEqual([
    'stored',
    [{ type: 'shop.listed', designs: [{ design: getOpenSavedDesign(changed).design, revision: 3 }] }],
  ])
  page.send({ type: 'owner.changed', owner: 'guest' })
  expect(page.at()).toBe('onDevice')
})

test('sends a change once no other follows for 800 ms, and notes and reports its revision', async () => {
  const page = opens()
  await page.answers(loaded)
  page.send({ type: 'file.changed', file: changed })
  page.clock.increment(799)
  const later = changeOpen(changed, { upper: 'strap' })
  page.send({ type: 'file.changed', file: later })
  page.clock.increment(799)
  expect([page.at(), page.requests]).toEqual(['resting', ['read undefined']])
  page.clock.increment(1)
  const sent = getOpenSavedDesign(later)
  expect(page.requests.at(-1)).toBe(`save ${JSON.stringify(sent)}`)
  expect(page.written.map(({ file }) => file)).toEqual([changed, later])
  await page.answers({ kind: 'saved', revision: 7 })
  expect([page.at(), page.received.at(-1), getOpenSavedDesign(page.file())]).toMatchObject([
    'stored',
    { type: 'design.sent', sent, revision: 7 },
    { base: 7, isChanged: false },
  ])
})

test('loads the designs again when the shop has a newer revision', async () => {
  const page = await saves({ kind: 'changed' })
  expect([page.at(), page.requests.at(-1), page.received]).toEqual([
    'reading',
    'read undefined',
    [{ type: 'shop.listed', designs: [] }],
  ])
})

test('does not repeat a design that the shop rejects until it is changed', async () => {
  const page = await saves({ kind: 'refused', error: { code: 'designs_full' } })
  expect([page.at(), page.received.at(-1)]).toEqual([
    'refused',
    { type: 'shop.fellSilent', error: { code: 'designs_full' } },
  ])
  const again = changeOpen(changed, { upper: 'strap' })
  page.send({ type: 'file.changed', file: again })
  expect([page.at(), page.written]).toEqual(['resting', [{ type: 'file.written', file: again }]])
  page.clock.increment(800)
  expect(page.requests.at(-1)).toBe(`save ${JSON.stringify(getOpenSavedDesign(again))}`)
})

test('removes a design at the shop, and notes and reports it', async () => {
  const page = opens({ file: removed })
  await page.answers(loaded)
  expect([page.at(), page.requests.at(-1)]).toEqual(['removing', 'remove "gone"'])
  await page.answers({ kind: 'removed' })
  expect([page.at(), page.file().removed, page.received.at(-1)]).toEqual([
    'stored',
    [],
    { type: 'removal.sent', id: 'gone' },
  ])
})

test('removes designs before it sends others', async () => {
  const page = opens({ file: { ...changed, removed: ['gone'] } })
  await page.answers(loaded)
  await page.answers({ kind: 'removed' })
  expect(page.at()).toBe('resting')
})

test.each([
  ['loaded', fresh, 0],
  ['saved', changed, 1],
  ['removed', removed, 1],
] as const)('reports why nothing was %s, and tries again when the shop may be reachable', async (_, file, before) => {
  for (const [answer, code] of [
    [unreached, 'NETWORK_ERROR'],
    [new Error('the line broke'), 'UNKNOWN_ERROR'],
  ] as const) {
    const page = opens({ file })
    if (before > 0) await page.answers(loaded)
    page.clock.increment(800)
    await page.answers(answer)
    expect([page.at(), page.received.at(-1), page.file()]).toEqual([
      'unreached',
      { type: 'shop.fellSilent', error: { code } },
      file,
    ])
    page.send({ type: 'shop.reachable' })
    expect([page.at(), page.requests.at(-1)]).toEqual(['reading', 'read undefined'])
  }
})
