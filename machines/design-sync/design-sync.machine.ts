import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import {
  clearPendingRemoval,
  type DesignFile,
  nextToSend,
  noteSent,
  type StoredDesign,
} from '#domain/design/design-file.ts'
import { notProvided } from '../not-provided.ts'
import { requireValue } from '../require-value.ts'
import type {
  DesignOwner,
  DesignSyncContext,
  DesignSyncInput,
  DesignSyncMachineEvent,
  DeviceWrite,
  RemovedAnswer,
  SavedAnswer,
  ShopDesigns,
  SyncError,
  SyncEvent,
} from './design-sync.types.ts'

type ShopDesignsEvent = { event: { output: ShopDesigns } }
type SaveDesignDone = { event: { output: SavedAnswer } }
type RemoveDesignDone = { event: { output: RemovedAnswer } }

const isLoaded = ({ event }: ShopDesignsEvent) => event.output.kind === 'loaded'
const isSaved = ({ event }: SaveDesignDone) => event.output.kind === 'saved'
const isChanged = ({ event }: SaveDesignDone) => event.output.kind === 'changed'
const hasFailed = ({ event }: SaveDesignDone) => event.output.kind === 'refused'
const isRemoved = ({ event }: RemoveDesignDone) => event.output.kind === 'removed'

const emitSyncError = {
  type: 'emitSyncError',
  params: ({ event: { output } }: ShopDesignsEvent | SaveDesignDone | RemoveDesignDone): SyncError =>
    'error' in output ? output.error : { code: 'UNKNOWN_ERROR' },
} as const
const setUnknownError = { type: 'emitSyncError', params: { code: 'UNKNOWN_ERROR' } satisfies SyncError } as const

/**
 * Synchronises designs: stores them on the device at once, and sends those of a customer to the shop once they rest. It
 * never changes a design: it reports what the shop and other windows have, and the wizard merges it.
 */
export const designSyncMachine = setup({
  types: {
    context: {} as DesignSyncContext,
    events: {} as DesignSyncMachineEvent,
    input: {} as DesignSyncInput,
    emitted: {} as SyncEvent,
    children: {} as { device: 'device' },
  },
  actors: {
    /** Stores the designs on the device, and reports changes of other windows and a restored connection. */
    device: fromCallback<DeviceWrite>(notProvided('device')),
    readDesigns: fromPromise<ShopDesigns>(notProvided('readDesigns')),
    saveDesign: fromPromise<SavedAnswer, StoredDesign>(notProvided('saveDesign')),
    removeDesign: fromPromise<RemovedAnswer, string>(notProvided('removeDesign')),
  },
  delays: { rest: 800 },
  guards: {
    isCustomers: ({ context }) => context.owner === 'customer',
    isAnythingRemoved: ({ context }) => context.file.removed.length > 0,
    isAnythingUnsent: ({ context }) => nextToSend(context.file) !== undefined,
  },
  actions: {
    takeFile: assign({ file: (_, file: DesignFile) => file }),
    takeOwner: assign({ owner: (_, owner: DesignOwner) => owner }),
    pickUnsent: assign({ sending: ({ context }) => nextToSend(context.file) }),
    pickRemoved: assign({ removing: ({ context }) => context.file.removed[0] }),
    noteSent: assign(({ context: { file, sending } }, answer: SavedAnswer) =>
      answer.kind === 'saved' && sending ? { file: noteSent(file, sending, answer.revision) } : {},
    ),
    clearPendingRemoval: assign(({ context: { file, removing } }) =>
      removing === undefined ? {} : { file: clearPendingRemoval(file, removing) },
    ),
    write: sendTo('device', ({ context }): DeviceWrite => ({ type: 'file.written', file: context.file })),
    emitEvent: emit((_, syncEvent: SyncEvent) => syncEvent),
    emitSyncError: emit((_, error: SyncError): SyncEvent => ({ type: 'shop.fellSilent', error })),
    emitSent: emit(({ context: { sending } }, answer: SavedAnswer): SyncEvent => {
      const sent = requireValue(sending, 'sending')
      return { type: 'design.sent', sent, revision: answer.kind === 'saved' ? answer.revision : 0 }
    }),
    emitRemoved: emit(({ context: { removing } }): SyncEvent => ({ type: 'removal.sent', id: removing ?? '' })),
  },
}).createMachine({
  id: 'designSync',
  context: ({ input }) => ({ ...input, sending: undefined, removing: undefined }),
  initial: 'checkingOwner',
  invoke: {
    id: 'device',
    src: 'device',
    onError: { actions: { type: 'emitEvent', params: { type: 'designs.notStored' } } },
  },
  on: {
    'file.changed': { actions: [{ type: 'takeFile', params: ({ event }) => event.file }, 'write'] },
    'file.merged': { actions: { type: 'takeFile', params: ({ event }) => event.file } },
    'owner.changed': { target: '.checkingOwner', actions: { type: 'takeOwner', params: ({ event }) => event.owner } },
    'device.stored': { actions: { type: 'emitEvent', params: { type: 'designs.stored' } } },
    'device.notStored': { actions: { type: 'emitEvent', params: { type: 'designs.notStored' } } },
    'device.changed': {
      actions: { type: 'emitEvent', params: ({ event }) => ({ type: 'designs.changed', file: event.file }) },
    },
  },
  states: {
    checkingOwner: {
      description: 'Only the designs of a customer are synchronised with the shop.',
      always: [{ guard: 'isCustomers', target: 'reading' }, { target: 'onDevice' }],
    },
    onDevice: { description: 'The designs of a guest are stored on this device only.' },
    reading: {
      description: 'The designs that the shop has are loaded.',
      invoke: {
        id: 'readDesigns',
        src: 'readDesigns',
        onDone: [
          {
            guard: isLoaded,
            target: 'stored',
            actions: {
              type: 'emitEvent',
              params: ({ event: { output } }) => ({
                type: 'shop.listed',
                designs: output.kind === 'loaded' ? output.designs : [],
              }),
            },
          },
          { target: 'unreached', actions: emitSyncError },
        ],
        onError: { target: 'unreached', actions: setUnknownError },
      },
    },
    stored: {
      description: 'The shop has all designs, as far as this device knows.',
      always: [
        { guard: 'isAnythingRemoved', target: 'removing' },
        { guard: 'isAnythingUnsent', target: 'resting' },
      ],
      on: { 'shop.reachable': 'reading' },
    },
    resting: {
      description: 'Waits until the choices rest, so that not each of them is sent.',
      after: { rest: [{ guard: 'isAnythingUnsent', target: 'saving' }, { target: 'stored' }] },
      on: {
        'file.changed': {
          target: 'resting',
          reenter: true,
          actions: [{ type: 'takeFile', params: ({ event }) => event.file }, 'write'],
        },
      },
    },
    saving: {
      description: 'One changed design is sent to the shop.',
      entry: 'pickUnsent',
      invoke: {
        id: 'saveDesign',
        src: 'saveDesign',
        input: ({ context }) => requireValue(context.sending, 'sending'),
        onDone: [
          {
            guard: isSaved,
            target: 'stored',
            actions: [
              { type: 'noteSent', params: ({ event }) => event.output },
              { type: 'emitSent', params: ({ event }) => event.output },
            ],
          },
          {
            description: 'The shop has a newer revision: it is loaded and merged.',
            guard: isChanged,
            target: 'reading',
          },
          { guard: hasFailed, target: 'refused', actions: emitSyncError },
          { target: 'unreached', actions: emitSyncError },
        ],
        onError: { target: 'unreached', actions: setUnknownError },
      },
    },
    removing: {
      description: 'One removed design is deleted at the shop.',
      entry: 'pickRemoved',
      invoke: {
        id: 'removeDesign',
        src: 'removeDesign',
        input: ({ context }) => context.removing ?? '',
        onDone: [
          { guard: isRemoved, target: 'stored', actions: ['clearPendingRemoval', 'emitRemoved'] },
          { target: 'unreached', actions: emitSyncError },
        ],
        onError: { target: 'unreached', actions: setUnknownError },
      },
    },
    unreached: {
      description: 'The shop did not respond: retried when it may be reachable.',
      on: { 'shop.reachable': 'reading' },
    },
    refused: {
      description: 'The shop rejects the design: it stays on this device until it is changed.',
      on: {
        'shop.reachable': 'reading',
        'file.changed': {
          target: 'resting',
          actions: [{ type: 'takeFile', params: ({ event }) => event.file }, 'write'],
        },
      },
    },
  },
})
