import { assign, fromPromise, setup } from 'xstate'
import { line } from '../connectivity.ts'
import { notProvided } from '../not-provided.ts'
import type { OrderActionError, OrderView } from '../order-action/order-action.types.ts'
import type { PaymentContext, PaymentEvent, PaymentInput, PaymentLinkResult, RedirectResult } from './payment.types.ts'

type StartPaymentDone = { event: { output: PaymentLinkResult } }
type PaymentPageDone = { event: { output: RedirectResult } }

const isLed = ({ event }: StartPaymentDone) => event.output.kind === 'led'
const isConflict = ({ event }: StartPaymentDone) => event.output.kind === 'conflict'
const isLeft = ({ event }: PaymentPageDone) => event.output.kind === 'left'

const takeUrl = {
  type: 'takeUrl',
  params: ({ event: { output } }: StartPaymentDone) => (output.kind === 'led' ? output.url : undefined),
} as const
const takeOrder = {
  type: 'takeOrder',
  params: ({ event: { output } }: StartPaymentDone) => ('order' in output ? output.order : undefined),
} as const
const setErrorFromOutput = {
  type: 'setError',
  params: ({ event: { output } }: StartPaymentDone | PaymentPageDone) => ('error' in output ? output.error : undefined),
} as const
const clearError = { type: 'setError', params: undefined } as const
const setUnknownError = { type: 'setError', params: { code: 'UNKNOWN_ERROR' } } as const

/**
 * Pays an order: requests the payment page of the payment provider once, and redirects the payer there. A payer who
 * comes back and says that they have paid waits until the order confirms it; nothing else counts as paid.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy' | 'waiting' | 'conflict' | 'following' | 'late',
  },
  actors: {
    requestPaymentPage: fromPromise<PaymentLinkResult>(notProvided('requestPaymentPage')),
    lead: fromPromise<RedirectResult, { url: string | undefined }>(notProvided('lead')),
    line,
  },
  guards: {
    saysPaid: ({ context }) => context.saysPaid,
    isOnline: ({ context }) => !context.isOffline,
  },
  actions: {
    noteLine: assign({ isOffline: (_, isOffline: boolean) => isOffline }),
    takeUrl: assign({ url: (_, url: string | undefined) => url }),
    takeOrder: assign({ order: (_, order: OrderView | undefined) => order }),
    setError: assign({ error: (_, error: OrderActionError | undefined) => error }),
    /** Browser effects: show the order as it is now, or load it again. */
    publishOrder: notProvided<[{ context: PaymentContext }]>('publishOrder'),
    refetchOrder: notProvided('refetchOrder'),
  },
  /** After this delay the confirmation comes by e-mail. */
  delays: { lateDelay: 60_000 },
}).createMachine({
  id: 'payment',
  context: ({ input: { saysPaid } }) => ({ saysPaid, isOffline: false }),
  initial: 'checkingReturn',
  invoke: { id: 'line', src: 'line' },
  on: {
    'line.lost': { actions: { type: 'noteLine', params: true } },
    'line.found': { actions: { type: 'noteLine', params: false } },
  },
  states: {
    checkingReturn: {
      description: 'A payer who comes back from the payment provider waits for the result.',
      always: [{ guard: 'saysPaid', target: 'following' }, { target: 'seeing' }],
    },
    seeing: {
      description: 'The order is shown with its pay button.',
      initial: 'untouched',
      on: { 'payment.wanted': { target: 'waitingForLine', actions: clearError } },
      states: {
        untouched: { description: 'Nothing happened since the order was loaded.' },
        conflict: {
          description: 'The order cannot be paid any more: the page shows it as it is now.',
          tags: 'conflict',
          entry: 'publishOrder',
        },
      },
    },
    waitingForLine: {
      description: 'The device is offline: the request is sent as soon as it is online.',
      tags: ['busy', 'waiting'],
      always: { guard: 'isOnline', target: 'asking' },
      on: { 'payment.undone': 'seeing', 'page.left': 'seeing' },
    },
    asking: {
      description: 'The payment page is requested. A repeated request returns the same page: nobody pays twice.',
      tags: 'busy',
      invoke: {
        id: 'requestPaymentPage',
        src: 'requestPaymentPage',
        onDone: [
          { guard: isLed, target: 'leaving', actions: takeUrl },
          { guard: isConflict, target: 'seeing.conflict', actions: takeOrder },
          { target: 'seeing', actions: setErrorFromOutput },
        ],
        onError: { target: 'seeing', actions: setUnknownError },
      },
    },
    leaving: {
      description: 'The browser is redirected to the payment page.',
      tags: 'busy',
      invoke: {
        id: 'lead',
        src: 'lead',
        input: ({ context: { url } }) => ({ url }),
        onDone: [
          { guard: isLeft, target: 'gone' },
          { target: 'seeing', actions: setErrorFromOutput },
        ],
        onError: { target: 'seeing', actions: setUnknownError },
      },
    },
    gone: {
      description:
        'The payment page is loading. The back button may show this page again from the cache of the browser.',
      tags: 'busy',
      on: {
        'page.shown': {
          description: 'The payer came back with the back button, and may pay again.',
          target: 'seeing',
          actions: 'refetchOrder',
        },
      },
    },
    following: {
      description: 'The payer says that they have paid: the page waits until the order confirms it.',
      tags: 'following',
      initial: 'soon',
      on: { 'payment.changed': 'seeing' },
      states: {
        soon: { description: 'The confirmation is expected within a minute.', after: { lateDelay: 'late' } },
        late: { description: 'The confirmation takes long: it will come by e-mail.', tags: 'late' },
      },
    },
  },
})
