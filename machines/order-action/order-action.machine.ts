import { assign, fromPromise, setup } from 'xstate'
import { line } from '../connectivity.ts'
import { notProvided } from '../not-provided.ts'
import type {
  AgreedPrice,
  OrderActionContext,
  OrderActionError,
  OrderActionEvent,
  OrderActionInput,
  OrderActionKind,
  OrderActionResult,
  OrderView,
} from './order-action.types.ts'

type OrderActionDone = { event: { output: OrderActionResult } }

const isDone = ({ event }: OrderActionDone) => event.output.kind === 'done'
const isConflict = ({ event }: OrderActionDone) => event.output.kind === 'conflict'
const isPriced = ({ event }: OrderActionDone) => event.output.kind === 'priced'

const isOutcomeUnknown = ({ context, event }: OrderActionDone & { context: OrderActionContext }) =>
  context.isOffline && event.output.kind === 'unknownOutcome'

const takeOrder = {
  type: 'takeOrder',
  params: ({ event: { output } }: OrderActionDone) => ('order' in output ? output.order : undefined),
} as const
const takePrice = {
  type: 'takePrice',
  params: ({ event: { output } }: OrderActionDone) => (output.kind === 'priced' ? output.price : undefined),
} as const
const setErrorFromOutput = {
  type: 'setError',
  params: ({ event: { output } }: OrderActionDone) => ('error' in output ? output.error : undefined),
} as const
const setUnknownError = { type: 'setError', params: { code: 'UNKNOWN_ERROR' } } as const

/**
 * What a customer does with an order: it is asked once, with what it means, and done once. What cannot be done any more shows the order as it is
 * by now. Without a line it waits, and what nobody has heard of is asked for again, under the same key: it is done once or not at all.
 */
export const orderActionMachine = setup({
  types: {
    context: {} as OrderActionContext,
    events: {} as OrderActionEvent,
    /** Unheard: nobody knows whether it was done. */
    tags: {} as 'busy' | 'open' | 'waiting' | 'unknownOutcome' | 'done' | 'conflict',
  },
  actors: {
    doIt: fromPromise<OrderActionResult, { actionInput: OrderActionInput | undefined }>(notProvided('doIt')),
    line,
  },
  guards: { isOnline: ({ context }) => !context.isOffline },
  actions: {
    begin: assign((_, action: OrderActionKind) => ({ action, price: undefined, error: undefined, order: undefined })),
    noteLine: assign({ isOffline: (_, isOffline: boolean) => isOffline }),
    setActionInput: assign({ actionInput: (_, actionInput: OrderActionInput) => actionInput }),
    setError: assign({ error: (_, error: OrderActionError | undefined) => error }),
    takePrice: assign({ price: (_, price: AgreedPrice | undefined) => price }),
    takeOrder: assign({ order: (_, order: OrderView | undefined) => order }),
    /** An effect of the browser: the page shows the order as it is now. */
    publishOrder: notProvided<[{ context: OrderActionContext }]>('publishOrder'),
  },
}).createMachine({
  id: 'orderAction',
  context: { isOffline: false },
  initial: 'closed',
  invoke: { id: 'line', src: 'line' },
  on: {
    'line.lost': { actions: { type: 'noteLine', params: true } },
    'line.found': { actions: { type: 'noteLine', params: false } },
  },
  states: {
    closed: {
      initial: 'untouched',
      on: { 'action.requested': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event.action } } },
      states: {
        untouched: {},
        left: {},
        done: { tags: 'done', entry: 'publishOrder' },
        conflict: { tags: 'conflict', entry: 'publishOrder' },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'action.confirmed': {
          target: 'waitingForLine',
          actions: [
            { type: 'setActionInput', params: ({ event }) => event.actionInput },
            { type: 'setError', params: undefined },
          ],
        },
        'action.left': 'closed.left',
      },
    },
    /** Nothing was sent; with a line it is, at once. */
    waitingForLine: {
      tags: ['open', 'busy', 'waiting'],
      always: { guard: 'isOnline', target: 'doing' },
      on: { 'action.undone': 'asking', 'page.left': 'asking', 'action.left': 'closed.left' },
    },
    /** Nobody leaves before it is known what became of it. */
    doing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'doIt',
        src: 'doIt',
        input: ({ context: { actionInput } }) => ({ actionInput }),
        onDone: [
          { guard: isDone, target: 'closed.done', actions: takeOrder },
          { guard: isConflict, target: 'closed.conflict', actions: takeOrder },
          { guard: isPriced, target: 'asking', actions: takePrice },
          { guard: isOutcomeUnknown, target: 'waitingForAnswer', actions: setErrorFromOutput },
          { target: 'asking', actions: setErrorFromOutput },
        ],
        onError: { target: 'asking', actions: setUnknownError },
      },
    },
    /** The line was lost on the way: it may be done and it may not, and with a line the same is asked for again. */
    waitingForAnswer: {
      tags: ['open', 'busy', 'waiting', 'unknownOutcome'],
      always: { guard: 'isOnline', target: 'doing' },
      on: { 'action.undone': 'asking', 'action.left': 'asking' },
    },
  },
})
