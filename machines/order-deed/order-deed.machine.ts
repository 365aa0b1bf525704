import { assign, fromPromise, setup } from 'xstate'
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
  params: ({ event: { output } }: Ended) => (output.kind === 'failed' ? output.trouble : undefined),
} as const
const tellBroken = { type: 'tell', params: { code: 'UNKNOWN_ERROR' } } as const

/**
 * What a customer does with an order: it is asked once, with what it means, and done once. What cannot be done any more shows the order as it is
 * by now.
 */
export const orderDeedMachine = setup({
  types: {
    context: {} as OrderDeedContext,
    events: {} as OrderDeedEvent,
    tags: {} as 'busy' | 'open' | 'done' | 'otherwise',
  },
  actors: {
    doIt: fromPromise<DeedEnd, { wish: OrderWish | undefined }>(notProvided('doIt')),
  },
  actions: {
    begin: assign((_, deed: AskedDeed) => ({ deed, price: undefined, trouble: undefined, order: undefined })),
    tell: assign({ trouble: (_, trouble: Trouble | undefined) => trouble }),
    takePrice: assign({ price: (_, price: SeenPrice | undefined) => price }),
    takeOrder: assign({ order: (_, order: SeenOrder | undefined) => order }),
    /** An effect of the browser: the page shows the order as it is now. */
    show: notProvided<[{ context: OrderDeedContext }]>('show'),
  },
}).createMachine({
  id: 'orderDeed',
  context: {},
  initial: 'closed',
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
        'deed.confirmed': { target: 'doing', actions: { type: 'tell', params: undefined } },
        'deed.left': 'closed.left',
      },
    },
    /** Nobody leaves before it is known what became of it. */
    doing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'doIt',
        src: 'doIt',
        input: ({ event }) => ({ wish: event.type === 'deed.confirmed' ? event.wish : undefined }),
        onDone: [
          { guard: isDone, target: 'closed.done', actions: takeOrder },
          { guard: isOtherwise, target: 'closed.otherwise', actions: takeOrder },
          { guard: isPriced, target: 'asking', actions: takePrice },
          { target: 'asking', actions: tellTrouble },
        ],
        onError: { target: 'asking', actions: tellBroken },
      },
    },
  },
})
