import { expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { changeOpen, newDesignFile } from '#domain/design/design-file.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { designSyncMachine } from './design-sync.machine.ts'

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
