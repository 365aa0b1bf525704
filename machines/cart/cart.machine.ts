import { assign, emit, fromPromise, setup } from 'xstate'
import { checkCart } from '#domain/checkout/check-cart.ts'
import { notProvided } from '../not-provided.ts'
import type {
  CartCheckResult,
  CartCommand,
  CartCommandResult,
  CartContext,
  CartError,
  CartEvent,
  CartInput,
  CartList,
  CartListResult,
  CartStatus,
} from './cart.types.ts'

type CartActorDone<Output> = { context: CartContext; event: { output: Output } }

const isUnreached = ({ event }: CartActorDone<CartListResult | CartCheckResult>) => event.output.kind === 'unreached'
const isDone = ({ event }: CartActorDone<CartCommandResult>) => event.output.kind === 'done'
const hasNone = ({ event }: CartActorDone<CartCheckResult>) =>
  event.output.kind === 'looked' && event.output.lines.length === 0
const hasBlockers = ({ context, event }: CartActorDone<CartCheckResult>) =>
  findBlockers(context, event.output).length > 0

function findBlockers({ delivery, confirmed }: CartContext, looked: CartCheckResult) {
  return looked.kind === 'looked' ? checkCart({ ...looked, delivery, confirmed }) : []
}

const unknownError: CartError = { code: 'UNKNOWN_ERROR' }
const setErrorFromOutput = {
  type: 'setError',
  params: ({ event: { output } }: CartActorDone<CartListResult | CartCheckResult | CartCommandResult>) =>
    'error' in output ? output.error : unknownError,
} as const
const setUnknownError = { type: 'setError', params: unknownError } as const
const takeList = {
  type: 'takeList',
  params: ({
    event: { output },
  }: CartActorDone<CartListResult | CartCheckResult | CartCommandResult>): Partial<CartList> =>
    output.kind === 'failed' ? (output.list ?? {}) : 'lines' in output ? output : {},
} as const
const setBlockers = {
  type: 'setBlockers',
  params: ({ context, event }: CartActorDone<CartCheckResult>) => findBlockers(context, event.output),
} as const

const statusByCommand = {
  remove: 'removed',
  saveForLater: 'saved',
  moveToCart: 'moved_to_cart',
  add: 'put_back',
} as const

/** Describes the last command and its pair, as the pair was before the command. */
function cartStatusFor({ lines, saved, commands: [command], status }: CartContext): CartStatus | undefined {
  if (!command) return undefined
  const line = command.kind === 'add' ? status?.line : [...lines, ...saved].find(({ id }) => id === command.id)
  if (!line) return undefined
  if (command.kind === 'remove' && saved.includes(line)) return { kind: 'forgotten', line }
  if (command.kind === 'add' && command.put_back === 'later') return { kind: 'saved', line }
  return { kind: statusByCommand[command.kind], line }
}

/**
 * The pairs that a visitor wants to order. Commands run one at a time, and the lists in the response of the shop are
 * shown. Check out loads everything again: either all pairs can be ordered, or the visitor decides about the blockers
 * first.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as CartInput,
    emitted: {} as { type: 'checkout.opened' },
    tags: {} as 'busy' | 'list' | 'empty' | 'unreached',
  },
  actors: {
    list: fromPromise<CartListResult>(notProvided('list')),
    act: fromPromise<CartCommandResult, readonly CartCommand[]>(notProvided('act')),
    look: fromPromise<CartCheckResult>(notProvided('look')),
  },
  guards: {
    hasNoLines: ({ context }) => context.lines.length === 0,
    isOther: ({ context, event }) => event.type === 'cart.counted' && event.count !== context.lines.length,
    mayPutBack: ({ context: { status } }) => status?.kind === 'removed' || status?.kind === 'forgotten',
  },
  actions: {
    takeList: assign((_, { lines, saved }: Partial<CartList>) => ({
      ...(lines && { lines }),
      ...(saved && { saved }),
    })),
    setCommands: assign(({ event }) => {
      if (event.type === 'command.requested') return { commands: [event.command], error: undefined }
      return event.type === 'fix.wanted' ? { commands: event.commands, error: undefined } : {}
    }),
    takeUndo: assign(({ context: { status } }) => {
      if (!status) return {}
      const { configuration, consent } = status.line
      const put_back = status.kind === 'forgotten' ? 'later' : 'cart'
      return { commands: [{ kind: 'add', configuration, consent, put_back } as const], error: undefined }
    }),
    takeDelivery: assign(({ event }) =>
      event.type === 'checkout.wanted'
        ? { delivery: event.delivery, commands: [], error: undefined, status: undefined }
        : {},
    ),
    setStatus: assign({ status: ({ context }) => cartStatusFor(context) }),
    setError: assign({ error: (_, error: CartError | undefined) => error }),
    setBlockers: assign({ blockers: (_, blockers: CartContext['blockers']) => blockers }),
    clearBlockers: assign({ blockers: [], commands: [], error: undefined }),
    confirmPair: assign(({ context, event }) =>
      event.type === 'pair.confirmed' ? { confirmed: [...context.confirmed, event.line] } : {},
    ),
    openCheckout: emit({ type: 'checkout.opened' }),
    /** Browser effect: publishes the number of pairs to the page header and to other tabs. */
    publishCount: notProvided<[{ context: CartContext }]>('publishCount'),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    lines: [],
    saved: [],
    commands: [],
    delivery: input.delivery,
    confirmed: [],
    blockers: [],
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The lists of the cart are loaded.',
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        onDone: [
          { guard: isUnreached, target: 'unreached', actions: setErrorFromOutput },
          { target: 'checkingLines', actions: [takeList, 'publishCount'] },
        ],
        onError: { target: 'unreached', actions: setUnknownError },
      },
    },
    unreached: {
      description: 'The cart could not be loaded: the visitor may retry.',
      tags: 'unreached',
      on: { 'opening.retried': 'opening' },
      exit: { type: 'setError', params: undefined },
    },
    checkingLines: {
      description: 'Shows the empty or the filled cart.',
      always: [{ guard: 'hasNoLines', target: 'empty' }, { target: 'filled' }],
    },
    empty: {
      description: 'No pair is in the cart; some may be saved for later.',
      tags: ['list', 'empty'],
      on: {
        'command.requested': { target: 'acting', actions: 'setCommands' },
        'undo.wanted': { guard: 'mayPutBack', target: 'acting', actions: 'takeUndo' },
        'cart.counted': { guard: 'isOther', target: 'listening' },
      },
    },
    filled: {
      description: 'The cart can be changed and checked out.',
      tags: 'list',
      on: {
        'command.requested': { target: 'acting', actions: 'setCommands' },
        'undo.wanted': { guard: 'mayPutBack', target: 'acting', actions: 'takeUndo' },
        'cart.counted': { guard: 'isOther', target: 'listening' },
        'checkout.wanted': { target: 'checking', actions: 'takeDelivery' },
      },
    },
    listening: {
      description: 'Another tab changed the cart. Publishes no count: two tabs could answer each other endlessly.',
      tags: 'list',
      invoke: {
        id: 'hear',
        src: 'list',
        onDone: { target: 'checkingLines', actions: takeList },
        onError: {
          description: 'The lists may be out of date: the next command reports the error.',
          target: 'checkingLines',
        },
      },
      on: {
        'command.requested': { target: 'acting', actions: 'setCommands' },
        'undo.wanted': { guard: 'mayPutBack', target: 'acting', actions: 'takeUndo' },
        'checkout.wanted': {
          description: 'The check loads the lists itself.',
          target: 'checking',
          actions: 'takeDelivery',
        },
      },
    },
    acting: {
      description: 'One command on a pair runs. The response of the shop is what is shown afterwards.',
      tags: ['list', 'busy'],
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => context.commands,
        onDone: [
          { guard: isDone, target: 'checkingLines', actions: ['setStatus', takeList, 'publishCount'] },
          { target: 'checkingLines', actions: [setErrorFromOutput, takeList] },
        ],
        onError: { target: 'checkingLines', actions: setUnknownError },
      },
    },
    checking: {
      description: 'Check out was clicked: everything that decides whether the pairs can be ordered is loaded.',
      tags: ['list', 'busy'],
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          { guard: isUnreached, target: 'filled', actions: ['clearBlockers', setErrorFromOutput] },
          { guard: hasNone, target: 'empty', actions: [takeList, 'clearBlockers', 'publishCount'] },
          { guard: hasBlockers, target: 'stopped', actions: [setBlockers, takeList, 'publishCount'] },
          { target: 'filled', actions: [takeList, 'clearBlockers', 'publishCount', 'openCheckout'] },
        ],
        onError: { target: 'filled', actions: ['clearBlockers', setUnknownError] },
      },
    },
    stopped: {
      description: 'Something prevents the order: the visitor decides about each blocker.',
      tags: 'list',
      on: {
        'fix.wanted': { target: 'fixing', actions: 'setCommands' },
        'pair.confirmed': { target: 'checking', actions: 'confirmPair' },
        'check.left': { target: 'checkingLines', actions: 'clearBlockers' },
      },
    },
    fixing: {
      description: 'The commands that remove a blocker run; then the cart is checked again.',
      tags: ['list', 'busy'],
      invoke: {
        id: 'fix',
        src: 'act',
        input: ({ context }) => context.commands,
        onDone: [
          { guard: isDone, target: 'checking', actions: [takeList, 'publishCount'] },
          { target: 'stopped', actions: [setErrorFromOutput, takeList] },
        ],
        onError: { target: 'stopped', actions: setUnknownError },
      },
    },
  },
})
