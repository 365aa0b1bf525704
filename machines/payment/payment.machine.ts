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
 * The one press that pays: the shop is asked once for the page of the payment house, and the payer led there. Whoever comes back and says that they
 * have paid waits for the order to say so too: nothing else does.
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
    /** Effects of the browser: the page shows the order as it is now, or reads it once more. */
    publishOrder: notProvided<[{ context: PaymentContext }]>('publishOrder'),
    refetchOrder: notProvided('refetchOrder'),
  },
  /** Whoever waits longer has an e-mail. */
  delays: { lateDelay: 60_000 },
}).createMachine({
  id: 'payment',
  context: ({ input: { saysPaid } }) => ({ saysPaid, isOffline: false }),
  initial: 'arriving',
  invoke: { id: 'line', src: 'line' },
  on: {
    'line.lost': { actions: { type: 'noteLine', params: true } },
    'line.found': { actions: { type: 'noteLine', params: false } },
  },
  states: {
    arriving: { always: [{ guard: 'saysPaid', target: 'following' }, { target: 'seeing' }] },
    seeing: {
      initial: 'untouched',
      on: { 'payment.wanted': { target: 'waitingForLine', actions: clearError } },
      states: {
        untouched: {},
        conflict: { tags: 'conflict', entry: 'publishOrder' },
      },
    },
    /** Nothing was sent; with a line it is, at once. */
    waitingForLine: {
      tags: ['busy', 'waiting'],
      always: { guard: 'isOnline', target: 'asking' },
      on: { 'payment.undone': 'seeing', 'page.left': 'seeing' },
    },
    /** Asked again after no answer, it is the same page: nobody pays twice by pressing twice. */
    asking: {
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
    /** The next page is on its way. Whoever comes back with the browser's own button may press again. */
    gone: {
      tags: 'busy',
      on: { 'page.shown': { target: 'seeing', actions: 'refetchOrder' } },
    },
    /** The page follows its order, and shows what became of it. */
    following: {
      tags: 'following',
      initial: 'soon',
      on: { 'payment.changed': 'seeing' },
      states: {
        soon: { after: { lateDelay: 'late' } },
        late: { tags: 'late' },
      },
    },
  },
})
