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
 * An action of a customer on an order: it is confirmed once, with its consequences shown, and executed once. An action
 * that is no longer possible shows the current order. While the device is offline, it waits; an action with unknown
 * outcome is sent again under the same key, so that it is executed once or not at all.
 */
export const orderActionMachine = setup({
  types: {
    context: {} as OrderActionContext,
    events: {} as OrderActionEvent,
    /** `unknownOutcome`: it is unknown whether the action was executed. */
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
    /** Browser effect: shows the order as it is now. */
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
      description: 'No action is open.',
      initial: 'untouched',
      on: { 'action.requested': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event.action } } },
      states: {
        untouched: { description: 'No action was started yet.' },
        left: { description: 'The customer closed the dialog: the order stays as it is.' },
        done: {
          description: 'The action succeeded: the page shows the changed order.',
          tags: 'done',
          entry: 'publishOrder',
        },
        conflict: {
          description: 'The action is not possible any more: the page shows the order as it is now.',
          tags: 'conflict',
          entry: 'publishOrder',
        },
      },
    },
    asking: {
      description: 'The dialog asks for confirmation, and for the input of the action.',
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
    waitingForLine: {
      description: 'The action is confirmed and the device offline: it is sent as soon as the device is online.',
      tags: ['open', 'busy', 'waiting'],
      always: { guard: 'isOnline', target: 'doing' },
      on: { 'action.undone': 'asking', 'page.left': 'asking', 'action.left': 'closed.left' },
    },
    doing: {
      description: 'The action is sent. The dialog stays open until the outcome is known.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'doIt',
        src: 'doIt',
        input: ({ context: { actionInput } }) => ({ actionInput }),
        onDone: [
          { guard: isDone, target: 'closed.done', actions: takeOrder },
          { guard: isConflict, target: 'closed.conflict', actions: takeOrder },
          {
            description: 'The price differs from the one shown: the customer confirms again.',
            guard: isPriced,
            target: 'asking',
            actions: takePrice,
          },
          { guard: isOutcomeUnknown, target: 'waitingForAnswer', actions: setErrorFromOutput },
          { target: 'asking', actions: setErrorFromOutput },
        ],
        onError: { target: 'asking', actions: setUnknownError },
      },
    },
    waitingForAnswer: {
      description: 'The outcome is unknown: once online, the same action is sent again under the same key.',
      tags: ['open', 'busy', 'waiting', 'unknownOutcome'],
      always: { guard: 'isOnline', target: 'doing' },
      on: { 'action.undone': 'asking', 'action.left': 'asking' },
    },
  },
})
