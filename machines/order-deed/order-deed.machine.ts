import { assign, fromPromise, setup } from 'xstate'
import { line } from '../line.ts'
import { notProvided } from '../not-provided.ts'
import type {
  AskedDeed,
  DeedEnd,
  OrderDeedContext,
  OrderDeedEvent,
  OrderWish,
  SeenOrder,
  SeenPrice,
  Trouble,
} from './order-deed.types.ts'

type Ended = { event: { output: DeedEnd } }

const isDone = ({ event }: Ended) => event.output.kind === 'done'
const isOtherwise = ({ event }: Ended) => event.output.kind === 'otherwise'
const isPriced = ({ event }: Ended) => event.output.kind === 'priced'

const isUnheard = ({ context, event }: Ended & { context: OrderDeedContext }) =>
  context.isOffline && event.output.kind === 'unheard'

const takeOrder = {
  type: 'takeOrder',
  params: ({ event: { output } }: Ended) => ('order' in output ? output.order : undefined),
} as const
const takePrice = {
  type: 'takePrice',
  params: ({ event: { output } }: Ended) => (output.kind === 'priced' ? output.price : undefined),
} as const
const tellTrouble = {
  type: 'tell',
  params: ({ event: { output } }: Ended) => ('trouble' in output ? output.trouble : undefined),
} as const
const tellBroken = { type: 'tell', params: { code: 'UNKNOWN_ERROR' } } as const

/**
 * What a customer does with an order: it is asked once, with what it means, and done once. What cannot be done any more shows the order as it is
 * by now. Without a line it waits, and what nobody has heard of is asked for again, under the same key: it is done once or not at all.
 */
export const orderDeedMachine = setup({
  types: {
    context: {} as OrderDeedContext,
    events: {} as OrderDeedEvent,
    /** Unheard: nobody knows whether it was done. */
    tags: {} as 'busy' | 'open' | 'waiting' | 'unheard' | 'done' | 'otherwise',
  },
  actors: {
    doIt: fromPromise<DeedEnd, { wish: OrderWish | undefined }>(notProvided('doIt')),
    line,
  },
  guards: { isOnline: ({ context }) => !context.isOffline },
  actions: {
    begin: assign((_, deed: AskedDeed) => ({ deed, price: undefined, trouble: undefined, order: undefined })),
    noteLine: assign({ isOffline: (_, isOffline: boolean) => isOffline }),
    takeWish: assign({ wish: (_, wish: OrderWish) => wish }),
    tell: assign({ trouble: (_, trouble: Trouble | undefined) => trouble }),
    takePrice: assign({ price: (_, price: SeenPrice | undefined) => price }),
    takeOrder: assign({ order: (_, order: SeenOrder | undefined) => order }),
    /** An effect of the browser: the page shows the order as it is now. */
    show: notProvided<[{ context: OrderDeedContext }]>('show'),
  },
}).createMachine({
  id: 'orderDeed',
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
      on: { 'deed.wanted': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event.deed } } },
      states: {
        untouched: {},
        left: {},
        done: { tags: 'done', entry: 'show' },
        otherwise: { tags: 'otherwise', entry: 'show' },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'deed.confirmed': {
          target: 'waitingForLine',
          actions: [
            { type: 'takeWish', params: ({ event }) => event.wish },
            { type: 'tell', params: undefined },
          ],
        },
        'deed.left': 'closed.left',
      },
    },
    /** Nothing was sent; with a line it is, at once. */
    waitingForLine: {
      tags: ['open', 'busy', 'waiting'],
      always: { guard: 'isOnline', target: 'doing' },
      on: { 'deed.taken_back': 'asking', 'page.left': 'asking', 'deed.left': 'closed.left' },
    },
    /** Nobody leaves before it is known what became of it. */
    doing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'doIt',
        src: 'doIt',
        input: ({ context: { wish } }) => ({ wish }),
        onDone: [
          { guard: isDone, target: 'closed.done', actions: takeOrder },
          { guard: isOtherwise, target: 'closed.otherwise', actions: takeOrder },
          { guard: isPriced, target: 'asking', actions: takePrice },
          { guard: isUnheard, target: 'waitingForAnswer', actions: tellTrouble },
          { target: 'asking', actions: tellTrouble },
        ],
        onError: { target: 'asking', actions: tellBroken },
      },
    },
    /** The line was lost on the way: it may be done and it may not, and with a line the same is asked for again. */
    waitingForAnswer: {
      tags: ['open', 'busy', 'waiting', 'unheard'],
      always: { guard: 'isOnline', target: 'doing' },
      on: { 'deed.taken_back': 'asking', 'deed.left': 'asking' },
    },
  },
})
