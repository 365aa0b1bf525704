import { assign, emit, fromPromise, setup } from 'xstate'
import type { SentOrder } from '#domain/checkout/checkout-draft.ts'
import { line } from '../line.ts'
import { notProvided } from '../not-provided.ts'
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutTrouble,
  LeaveGiven,
  Opened,
  Placed,
  PlacedOrder,
} from './checkout.types.ts'

type OpenedEvent = { event: { output: Opened } }
type PlacedEvent = { event: { output: Placed } }
type LeaveEvent = { event: { output: LeaveGiven } }

const isUnreached = ({ event }: OpenedEvent) => event.output.kind === 'unreached'
const hasSent = ({ event }: OpenedEvent) => event.output.kind === 'opened' && event.output.draft.sent !== undefined
const hasNoLines = ({ event }: OpenedEvent) => event.output.kind === 'opened' && event.output.lines.length === 0
const isPlaced = ({ event }: PlacedEvent) => event.output.kind === 'placed'
const isDifferent = ({ event }: PlacedEvent) => event.output.kind === 'different'
const isRefused = ({ event }: PlacedEvent) => event.output.kind === 'refused'
const isUnanswered = ({ event }: PlacedEvent) => event.output.kind === 'unanswered'
const isGiven = ({ event }: LeaveEvent) => event.output.kind === 'given'

const broken: CheckoutTrouble = { code: 'UNKNOWN_ERROR' }
const tellTrouble = {
  type: 'tell',
  params: ({ event: { output } }: OpenedEvent | PlacedEvent | LeaveEvent): CheckoutTrouble =>
    'trouble' in output ? output.trouble : broken,
} as const
const takeOpened = { type: 'takeOpened', params: ({ event }: OpenedEvent) => event.output } as const
const takeAnswer = { type: 'takeAnswer', params: ({ event }: PlacedEvent) => event.output } as const

/** A longer pause after every look, so that a shop that is down is not asked by everybody at once. */
const pausesMs = [2_000, 4_000, 8_000, 16_000] as const

/**
 * One page and one button: contact, address, delivery and everything that is agreed, and then the order. What was typed is kept at every
 * change. What was sent is kept until an answer came, and sent again word for word: it is one order or none, and the page says which.
 * Without a line the press waits, and nothing is sent or looked up before there is one.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as PlacedOrder,
    emitted: {} as { type: 'faults.told' },
    tags: {} as 'busy' | 'form' | 'empty' | 'unreached' | 'waiting' | 'different' | 'unanswered',
  },
  actors: {
    /** What this device has kept, and what lies in the cart. */
    open: fromPromise<Opened>(notProvided('open')),
    place: fromPromise<Placed, SentOrder>(notProvided('place')),
    giveLeave: fromPromise<LeaveGiven>(notProvided('giveLeave')),
    line,
  },
  delays: {
    untilNextLook: ({ context: { looked } }) => pausesMs[Math.min(looked, pausesMs.length - 1)] ?? 16_000,
  },
  guards: {
    isOnline: ({ context }) => !context.isOffline,
    isOffline: ({ context }) => context.isOffline,
    hasLines: ({ event }) => event.type === 'lines.heard' && event.lines.length > 0,
    isOtherOrder: ({ context }) => context.difference?.code === 'order_exists',
    isCart: ({ context }) => context.difference?.code === 'cart_changed',
  },
  actions: {
    takeOpened: assign((_, opened: Opened) =>
      opened.kind === 'opened' ? { draft: opened.draft, lines: opened.lines, trouble: undefined } : {},
    ),
    change: assign(({ context: { draft, faults, told }, event }) => {
      if (event.type !== 'draft.changed') return {}
      const { change } = event
      // Another country has another price, which is seen before it is agreed.
      const isElsewhere = change.country !== undefined && change.country !== draft.country
      return {
        draft: { ...draft, ...change },
        faults: faults.filter(({ field }) => !isElsewhere && !(field in change) && !('addresses' in change)),
        told: isElsewhere ? {} : told,
      }
    }),
    takeLines: assign(({ event }) => (event.type === 'lines.heard' ? { lines: event.lines, told: {} } : {})),
    noteLine: assign({ isOffline: (_, isOffline: boolean) => isOffline }),
    takeOrder: assign(({ event }) =>
      event.type === 'order.wanted' ? { waiting: event.order, faults: [], trouble: undefined } : {},
    ),
    /** From now on nobody knows what became of it, until an answer came. */
    send: assign(({ context: { draft, waiting: sent } }) =>
      sent ? { draft: { ...draft, sent }, waiting: undefined, looked: 0 } : {},
    ),
    takeBack: assign({ waiting: undefined }),
    tellFaults: assign(({ event }) =>
      event.type === 'order.incomplete' ? { faults: event.faults, trouble: undefined } : {},
    ),
    tell: assign({ trouble: (_, trouble: CheckoutTrouble | undefined) => trouble }),
    takeAnswer: assign((_, answer: Placed) => ({
      ...(answer.kind === 'different' && { difference: answer.difference }),
      ...(answer.kind === 'refused' && { faults: answer.faults }),
      ...(answer.kind === 'placed' && { placed: answer.order }),
    })),
    /** What was sent came to nothing: the next one is another order. */
    forgetSent: assign({
      draft: ({
        context: {
          draft: { sent: _, ...draft },
        },
      }) => draft,
    }),
    countLook: assign({ looked: ({ context }) => context.looked + 1 }),
    takeDifference: assign(({ context: { difference, told } }) => {
      if (difference?.code === 'price_changed') return { told: { ...told, price: difference.price } }
      if (difference?.code === 'terms_changed') return { told: { ...told, terms: difference.version } }
      return {}
    }),
    leaveDifference: assign({ difference: undefined }),
    showFaults: emit({ type: 'faults.told' }),
    /** Effects of the browser. */
    keepDraft: notProvided<[{ context: CheckoutContext }]>('keepDraft'),
    dropDraft: notProvided('dropDraft'),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ draft: input.draft, lines: [], told: {}, isOffline: false, faults: [], looked: 0 }),
  initial: 'opening',
  invoke: { id: 'line', src: 'line' },
  on: {
    'line.lost': { actions: { type: 'noteLine', params: true } },
    'line.found': { actions: { type: 'noteLine', params: false } },
  },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        onDone: [
          { guard: isUnreached, target: 'unreached', actions: tellTrouble },
          // A page that comes back after its press asks what became of it, whatever lies in the cart by now.
          { guard: hasSent, target: 'placing', actions: takeOpened },
          { guard: hasNoLines, target: 'empty', actions: takeOpened },
          { target: 'writing', actions: takeOpened },
        ],
        onError: { target: 'unreached', actions: { type: 'tell', params: broken } },
      },
    },
    unreached: {
      tags: 'unreached',
      on: {
        'opening.retried': 'opening',
        'line.found': { target: 'opening', actions: { type: 'noteLine', params: false } },
      },
    },
    empty: { tags: 'empty', on: { 'lines.heard': { guard: 'hasLines', target: 'writing', actions: 'takeLines' } } },
    writing: {
      tags: 'form',
      on: {
        'draft.changed': { actions: ['change', 'keepDraft'] },
        'lines.heard': [
          { guard: 'hasLines', actions: 'takeLines' },
          { target: 'empty', actions: 'takeLines' },
        ],
        'order.wanted': { target: 'waitingForLine', actions: 'takeOrder' },
        'order.incomplete': { actions: ['tellFaults', 'showFaults'] },
      },
    },
    /** Nothing was sent; with a line it is, at once. What is changed meanwhile is another order, which nobody has pressed the button for. */
    waitingForLine: {
      tags: ['form', 'busy', 'waiting'],
      always: { guard: 'isOnline', target: 'placing', actions: ['send', 'keepDraft'] },
      on: {
        'order.taken_back': { target: 'writing', actions: 'takeBack' },
        'page.left': { target: 'writing', actions: 'takeBack' },
        'draft.changed': {
          target: 'writing',
          actions: ['takeBack', 'change', 'keepDraft', { type: 'tell', params: { code: 'changed_while_waiting' } }],
        },
      },
    },
    placing: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'place',
        src: 'place',
        // Nobody comes here without an order that is to be sent.
        input: ({ context }) => context.draft.sent as SentOrder,
        onDone: [
          { guard: isPlaced, target: 'placed', actions: takeAnswer },
          { guard: isUnanswered, target: 'unanswered' },
          { guard: isDifferent, target: 'different', actions: [takeAnswer, 'forgetSent', 'keepDraft'] },
          { guard: isRefused, target: 'writing', actions: [takeAnswer, 'forgetSent', 'keepDraft', 'showFaults'] },
          { target: 'writing', actions: [tellTrouble, 'forgetSent', 'keepDraft'] },
        ],
        onError: 'unanswered',
      },
    },
    /** It may be placed and it may not: the same is sent again, and the answer says which. */
    unanswered: {
      tags: ['form', 'busy', 'unanswered'],
      always: { guard: 'isOffline', target: 'waitingToLook' },
      after: { untilNextLook: { target: 'placing', actions: 'countLook' } },
      on: { 'answer.wanted': { target: 'placing', actions: 'countLook' } },
    },
    /** Without a line nobody can be asked; with one, at once. */
    waitingToLook: {
      tags: ['form', 'busy', 'unanswered', 'waiting'],
      always: { guard: 'isOnline', target: 'placing', actions: 'countLook' },
    },
    /** Something is otherwise than it was seen. */
    different: {
      tags: ['form', 'different'],
      on: {
        'draft.changed': { target: 'writing', actions: ['leaveDifference', 'change', 'keepDraft'] },
        'difference.left': { target: 'writing', actions: 'leaveDifference' },
        'difference.accepted': [
          { guard: 'isOtherOrder', target: 'leaving' },
          { guard: 'isCart', target: 'opening', actions: 'leaveDifference' },
          { target: 'writing', actions: ['takeDifference', 'leaveDifference'] },
        ],
      },
    },
    /** Another order is wanted beside the one that is open. */
    leaving: {
      tags: ['form', 'busy', 'different'],
      invoke: {
        id: 'giveLeave',
        src: 'giveLeave',
        onDone: [
          { guard: isGiven, target: 'writing', actions: 'leaveDifference' },
          { target: 'different', actions: tellTrouble },
        ],
        onError: { target: 'different', actions: { type: 'tell', params: broken } },
      },
    },
    placed: { type: 'final', entry: 'dropDraft' },
  },
  // Nobody is here whose order is not placed.
  output: ({ context }) => context.placed as PlacedOrder,
})
