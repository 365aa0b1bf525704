import { assign, fromPromise, setup } from 'xstate'
import { line } from '../line.ts'
import { notProvided } from '../not-provided.ts'
import type { SeenOrder, Trouble } from '../order-deed/order-deed.types.ts'
import type { PayAnswer, PaymentContext, PaymentEvent, PaymentInput, WayEnd } from './payment.types.ts'

type Answered = { event: { output: PayAnswer } }
type Led = { event: { output: WayEnd } }

const isLed = ({ event }: Answered) => event.output.kind === 'led'
const isOtherwise = ({ event }: Answered) => event.output.kind === 'otherwise'
const isLeft = ({ event }: Led) => event.output.kind === 'left'

const takeUrl = {
  type: 'takeUrl',
  params: ({ event: { output } }: Answered) => (output.kind === 'led' ? output.url : undefined),
} as const
const takeOrder = {
  type: 'takeOrder',
  params: ({ event: { output } }: Answered) => ('order' in output ? output.order : undefined),
} as const
const tellTrouble = {
  type: 'tell',
  params: ({ event: { output } }: Answered | Led) => ('trouble' in output ? output.trouble : undefined),
} as const
const tellNothing = { type: 'tell', params: undefined } as const
const tellBroken = { type: 'tell', params: { code: 'UNKNOWN_ERROR' } } as const

/**
 * The one press that pays: the shop is asked once for the page of the payment house, and the payer led there. Whoever comes back and says that they
 * have paid waits for the order to say so too: nothing else does.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy' | 'waiting' | 'otherwise' | 'following' | 'late',
  },
  actors: {
    ask: fromPromise<PayAnswer>(notProvided('ask')),
    lead: fromPromise<WayEnd, { url: string | undefined }>(notProvided('lead')),
    line,
  },
  guards: {
    saysPaid: ({ context }) => context.saysPaid,
    isOnline: ({ context }) => !context.isOffline,
  },
  actions: {
    noteLine: assign({ isOffline: (_, isOffline: boolean) => isOffline }),
    takeUrl: assign({ url: (_, url: string | undefined) => url }),
    takeOrder: assign({ order: (_, order: SeenOrder | undefined) => order }),
    tell: assign({ trouble: (_, trouble: Trouble | undefined) => trouble }),
    /** Effects of the browser: the page shows the order as it is now, or reads it once more. */
    show: notProvided<[{ context: PaymentContext }]>('show'),
    readAgain: notProvided('readAgain'),
  },
  /** Whoever waits longer has an e-mail. */
  delays: { newsDelay: 60_000 },
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
      on: { 'payment.wanted': { target: 'waitingForLine', actions: tellNothing } },
      states: {
        untouched: {},
        otherwise: { tags: 'otherwise', entry: 'show' },
      },
    },
    /** Nothing was sent; with a line it is, at once. */
    waitingForLine: {
      tags: ['busy', 'waiting'],
      always: { guard: 'isOnline', target: 'asking' },
      on: { 'payment.taken_back': 'seeing', 'page.left': 'seeing' },
    },
    /** Asked again after no answer, it is the same page: nobody pays twice by pressing twice. */
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: isLed, target: 'leaving', actions: takeUrl },
          { guard: isOtherwise, target: 'seeing.otherwise', actions: takeOrder },
          { target: 'seeing', actions: tellTrouble },
        ],
        onError: { target: 'seeing', actions: tellBroken },
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
          { target: 'seeing', actions: tellTrouble },
        ],
        onError: { target: 'seeing', actions: tellBroken },
      },
    },
    /** The next page is on its way. Whoever comes back with the browser's own button may press again. */
    gone: {
      tags: 'busy',
      on: { 'page.shown': { target: 'seeing', actions: 'readAgain' } },
    },
    /** The page follows its order, and shows what became of it. */
    following: {
      tags: 'following',
      initial: 'soon',
      on: { 'payment.told': 'seeing' },
      states: {
        soon: { after: { newsDelay: 'late' } },
        late: { tags: 'late' },
      },
    },
  },
})
