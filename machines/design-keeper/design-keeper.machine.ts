import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { type DesignFile, type KeptDesign, nextToSend, noteRemoved, noteSent } from '#domain/design/design-file.ts'
import { notProvided } from '../not-provided.ts'
import type {
  DesignKeeperContext,
  DesignKeeperEvent,
  DesignKeeperInput,
  DesignOwner,
  DeviceWrite,
  KeeperNews,
  KeepingFault,
  RemovedAnswer,
  SavedAnswer,
  ShopDesigns,
} from './design-keeper.types.ts'

type Told = { event: { output: ShopDesigns } }
type Saved = { event: { output: SavedAnswer } }
type Removed = { event: { output: RemovedAnswer } }

const isTold = ({ event }: Told) => event.output.kind === 'told'
const isSaved = ({ event }: Saved) => event.output.kind === 'saved'
const isChanged = ({ event }: Saved) => event.output.kind === 'changed'
const isRefused = ({ event }: Saved) => event.output.kind === 'refused'
const isRemoved = ({ event }: Removed) => event.output.kind === 'removed'

const tellFault = {
  type: 'tellFault',
  params: ({ event: { output } }: Told | Saved | Removed): KeepingFault =>
    'fault' in output ? output.fault : { code: 'UNKNOWN_ERROR' },
} as const
const tellBroken = { type: 'tellFault', params: { code: 'UNKNOWN_ERROR' } satisfies KeepingFault } as const

/**
 * Keeps designs: on the device at once, and a customer's at the shop when they have rested. It changes none: whoever designs hears
 * what the shop and other windows have, and says what comes of it.
 */
export const designKeeperMachine = setup({
  types: {
    context: {} as DesignKeeperContext,
    events: {} as DesignKeeperEvent,
    input: {} as DesignKeeperInput,
    emitted: {} as KeeperNews,
    children: {} as { device: 'device' },
  },
  actors: {
    /** Writes on the device, and hears of other windows and of a line that is back. */
    device: fromCallback<DeviceWrite>(notProvided('device')),
    readDesigns: fromPromise<ShopDesigns>(notProvided('readDesigns')),
    saveDesign: fromPromise<SavedAnswer, KeptDesign>(notProvided('saveDesign')),
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
    noteRemoved: assign(({ context: { file, removing } }) =>
      removing === undefined ? {} : { file: noteRemoved(file, removing) },
    ),
    write: sendTo('device', ({ context }): DeviceWrite => ({ type: 'file.written', file: context.file })),
    tell: emit((_, news: KeeperNews) => news),
    tellFault: emit((_, fault: KeepingFault): KeeperNews => ({ type: 'shop.fell_silent', fault })),
    tellSent: emit(({ context: { sending } }, answer: SavedAnswer): KeeperNews => {
      // Nobody hears an answer who has sent nothing.
      const sent = sending as KeptDesign
      return { type: 'design.sent', sent, revision: answer.kind === 'saved' ? answer.revision : 0 }
    }),
    tellRemoved: emit(({ context: { removing } }): KeeperNews => ({ type: 'removal.sent', id: removing ?? '' })),
  },
}).createMachine({
  id: 'designKeeper',
  context: ({ input }) => ({ ...input, sending: undefined, removing: undefined }),
  initial: 'beginning',
  invoke: { id: 'device', src: 'device', onError: { actions: { type: 'tell', params: { type: 'designs.unkept' } } } },
  on: {
    'file.changed': { actions: [{ type: 'takeFile', params: ({ event }) => event.file }, 'write'] },
    'file.merged': { actions: { type: 'takeFile', params: ({ event }) => event.file } },
    'owner.changed': { target: '.beginning', actions: { type: 'takeOwner', params: ({ event }) => event.owner } },
    'device.kept': { actions: { type: 'tell', params: { type: 'designs.kept' } } },
    'device.unkept': { actions: { type: 'tell', params: { type: 'designs.unkept' } } },
    'device.found': {
      actions: { type: 'tell', params: ({ event }) => ({ type: 'designs.found', file: event.file }) },
    },
  },
  states: {
    beginning: { always: [{ guard: 'isCustomers', target: 'reading' }, { target: 'onDevice' }] },
    /** A guest's are on this device alone. */
    onDevice: {},
    reading: {
      invoke: {
        id: 'readDesigns',
        src: 'readDesigns',
        onDone: [
          {
            guard: isTold,
            target: 'kept',
            actions: {
              type: 'tell',
              params: ({ event: { output } }) => ({
                type: 'shop.told',
                designs: output.kind === 'told' ? output.designs : [],
              }),
            },
          },
          { target: 'unreached', actions: tellFault },
        ],
        onError: { target: 'unreached', actions: tellBroken },
      },
    },
    /** The shop has all of them, as far as it is known here. */
    kept: {
      always: [
        { guard: 'isAnythingRemoved', target: 'removing' },
        { guard: 'isAnythingUnsent', target: 'resting' },
      ],
      on: { 'shop.reachable': 'reading' },
    },
    /** Whoever goes on choosing is not sent with every choice. */
    resting: {
      after: { rest: [{ guard: 'isAnythingUnsent', target: 'saving' }, { target: 'kept' }] },
      on: {
        'file.changed': {
          target: 'resting',
          reenter: true,
          actions: [{ type: 'takeFile', params: ({ event }) => event.file }, 'write'],
        },
      },
    },
    saving: {
      entry: 'pickUnsent',
      invoke: {
        id: 'saveDesign',
        src: 'saveDesign',
        // Nobody comes here without one.
        input: ({ context }) => context.sending as KeptDesign,
        onDone: [
          {
            guard: isSaved,
            target: 'kept',
            actions: [
              { type: 'noteSent', params: ({ event }) => event.output },
              { type: 'tellSent', params: ({ event }) => event.output },
            ],
          },
          { guard: isChanged, target: 'reading' },
          { guard: isRefused, target: 'refused', actions: tellFault },
          { target: 'unreached', actions: tellFault },
        ],
        onError: { target: 'unreached', actions: tellBroken },
      },
    },
    removing: {
      entry: 'pickRemoved',
      invoke: {
        id: 'removeDesign',
        src: 'removeDesign',
        input: ({ context }) => context.removing ?? '',
        onDone: [
          { guard: isRemoved, target: 'kept', actions: ['noteRemoved', 'tellRemoved'] },
          { target: 'unreached', actions: tellFault },
        ],
        onError: { target: 'unreached', actions: tellBroken },
      },
    },
    /** It is asked again when that may help. */
    unreached: { on: { 'shop.reachable': 'reading' } },
    /** What the shop does not take stays on the device until it is another. */
    refused: {
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
