import { assign, emit, fromPromise, setup } from 'xstate'
import type { SentOrder } from '#domain/checkout/checkout-draft.ts'
import { line } from '../connectivity.ts'
import { notProvided } from '../not-provided.ts'
import type {
  AdditionalOrderGrantResult,
  CheckoutContext,
  CheckoutError,
  CheckoutEvent,
  CheckoutInput,
  OpenCheckoutResult,
  PlacedOrder,
  PlaceOrderResult,
} from './checkout.types.ts'

type OpenedEvent = { event: { output: OpenCheckoutResult } }
type PlacedEvent = { event: { output: PlaceOrderResult } }
type AdditionalOrderGrantEvent = { event: { output: AdditionalOrderGrantResult } }

const isUnreached = ({ event }: OpenedEvent) => event.output.kind === 'unreached'
const hasSent = ({ event }: OpenedEvent) => event.output.kind === 'opened' && event.output.draft.sent !== undefined
const hasNoLines = ({ event }: OpenedEvent) => event.output.kind === 'opened' && event.output.lines.length === 0
const isPlaced = ({ event }: PlacedEvent) => event.output.kind === 'placed'
const isDifferent = ({ event }: PlacedEvent) => event.output.kind === 'different'
const isInvalid = ({ event }: PlacedEvent) => event.output.kind === 'refused'
const isUnanswered = ({ event }: PlacedEvent) => event.output.kind === 'unanswered'
const isGranted = ({ event }: AdditionalOrderGrantEvent) => event.output.kind === 'granted'

const unknownError: CheckoutError = { code: 'UNKNOWN_ERROR' }
const setErrorFromOutput = {
  type: 'setError',
  params: ({ event: { output } }: OpenedEvent | PlacedEvent | AdditionalOrderGrantEvent): CheckoutError =>
    'error' in output ? output.error : unknownError,
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
    emitted: {} as { type: 'errors.found' },
    tags: {} as 'busy' | 'form' | 'empty' | 'unreached' | 'pendingOrder' | 'different' | 'unanswered',
  },
  actors: {
    /** What this device has kept, and what lies in the cart. */
    open: fromPromise<OpenCheckoutResult>(notProvided('open')),
    place: fromPromise<PlaceOrderResult, SentOrder>(notProvided('place')),
    grantAdditionalOrder: fromPromise<AdditionalOrderGrantResult>(notProvided('grantAdditionalOrder')),
    line,
  },
  delays: {
    untilNextLook: ({ context: { looked } }) => pausesMs[Math.min(looked, pausesMs.length - 1)] ?? 16_000,
  },
  guards: {
    isOnline: ({ context }) => !context.isOffline,
    isOffline: ({ context }) => context.isOffline,
    hasLines: ({ event }) => event.type === 'lines.received' && event.lines.length > 0,
    isOtherOrder: ({ context }) => context.difference?.code === 'order_exists',
    isCart: ({ context }) => context.difference?.code === 'cart_changed',
  },
  actions: {
    takeOpened: assign((_, opened: OpenCheckoutResult) =>
      opened.kind === 'opened' ? { draft: opened.draft, lines: opened.lines, error: undefined } : {},
    ),
    change: assign(({ context: { draft, fieldErrors, agreed }, event }) => {
      if (event.type !== 'draft.changed') return {}
      const { change } = event
      // Another country has another price, which is seen before it is agreed.
      const isElsewhere = change.country !== undefined && change.country !== draft.country
      return {
        draft: { ...draft, ...change },
        fieldErrors: fieldErrors.filter(({ field }) => !isElsewhere && !(field in change) && !('addresses' in change)),
        agreed: isElsewhere ? {} : agreed,
      }
    }),
    takeLines: assign(({ event }) => (event.type === 'lines.received' ? { lines: event.lines, agreed: {} } : {})),
    noteLine: assign({ isOffline: (_, isOffline: boolean) => isOffline }),
    takeOrder: assign(({ event }) =>
      event.type === 'order.wanted' ? { pendingOrder: event.order, fieldErrors: [], error: undefined } : {},
    ),
    /** From now on nobody knows what became of it, until an answer came. */
    send: assign(({ context: { draft, pendingOrder: sent } }) =>
      sent ? { draft: { ...draft, sent }, pendingOrder: undefined, looked: 0 } : {},
    ),
    takeBack: assign({ pendingOrder: undefined }),
    setFieldErrors: assign(({ event }) =>
      event.type === 'order.incomplete' ? { fieldErrors: event.fieldErrors, error: undefined } : {},
    ),
    setError: assign({ error: (_, error: CheckoutError | undefined) => error }),
    takeAnswer: assign((_, answer: PlaceOrderResult) => ({
      ...(answer.kind === 'different' && { difference: answer.difference }),
      ...(answer.kind === 'refused' && { fieldErrors: answer.fieldErrors }),
      ...(answer.kind === 'placed' && { placed: answer.order }),
    })),
    /** What was sent came to nothing: the next one is another order. */
    clearSentOrder: assign({
      draft: ({
        context: {
          draft: { sent: _, ...draft },
        },
      }) => draft,
    }),
    countLook: assign({ looked: ({ context }) => context.looked + 1 }),
    takeDifference: assign(({ context: { difference, agreed } }) => {
      if (difference?.code === 'price_changed') return { agreed: { ...agreed, price: difference.price } }
      if (difference?.code === 'terms_changed') return { agreed: { ...agreed, terms: difference.version } }
      return {}
    }),
    dismissDifference: assign({ difference: undefined }),
    emitErrorsFound: emit({ type: 'errors.found' }),
    /** Effects of the browser. */
    storeDraft: notProvided<[{ context: CheckoutContext }]>('storeDraft'),
    dropDraft: notProvided('dropDraft'),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ draft: input.draft, lines: [], agreed: {}, isOffline: false, fieldErrors: [], looked: 0 }),
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
          { guard: isUnreached, target: 'unreached', actions: setErrorFromOutput },
          // A page that comes back after its press asks what became of it, whatever lies in the cart by now.
          { guard: hasSent, target: 'placing', actions: takeOpened },
          { guard: hasNoLines, target: 'empty', actions: takeOpened },
          { target: 'writing', actions: takeOpened },
        ],
        onError: { target: 'unreached', actions: { type: 'setError', params: unknownError } },
      },
    },
    unreached: {
      tags: 'unreached',
      on: {
        'opening.retried': 'opening',
        'line.found': { target: 'opening', actions: { type: 'noteLine', params: false } },
      },
    },
    empty: { tags: 'empty', on: { 'lines.received': { guard: 'hasLines', target: 'writing', actions: 'takeLines' } } },
    writing: {
      tags: 'form',
      on: {
        'draft.changed': { actions: ['change', 'storeDraft'] },
        'lines.received': [
          { guard: 'hasLines', actions: 'takeLines' },
          { target: 'empty', actions: 'takeLines' },
        ],
        'order.wanted': { target: 'waitingForLine', actions: 'takeOrder' },
        'order.incomplete': { actions: ['setFieldErrors', 'emitErrorsFound'] },
      },
    },
    /** Nothing was sent; with a line it is, at once. What is changed meanwhile is another order, which nobody has pressed the button for. */
    waitingForLine: {
      tags: ['form', 'busy', 'pendingOrder'],
      always: { guard: 'isOnline', target: 'placing', actions: ['send', 'storeDraft'] },
      on: {
        'order.withdrawn': { target: 'writing', actions: 'takeBack' },
        'page.left': { target: 'writing', actions: 'takeBack' },
        'draft.changed': {
          target: 'writing',
          actions: [
            'takeBack',
            'change',
            'storeDraft',
            { type: 'setError', params: { code: 'changed_while_waiting' } },
          ],
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
          { guard: isDifferent, target: 'different', actions: [takeAnswer, 'clearSentOrder', 'storeDraft'] },
          {
            guard: isInvalid,
            target: 'writing',
            actions: [takeAnswer, 'clearSentOrder', 'storeDraft', 'emitErrorsFound'],
          },
          { target: 'writing', actions: [setErrorFromOutput, 'clearSentOrder', 'storeDraft'] },
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
      tags: ['form', 'busy', 'unanswered', 'pendingOrder'],
      always: { guard: 'isOnline', target: 'placing', actions: 'countLook' },
    },
    /** Something is otherwise than it was seen. */
    different: {
      tags: ['form', 'different'],
      on: {
        'draft.changed': { target: 'writing', actions: ['dismissDifference', 'change', 'storeDraft'] },
        'difference.left': { target: 'writing', actions: 'dismissDifference' },
        'difference.accepted': [
          { guard: 'isOtherOrder', target: 'leaving' },
          { guard: 'isCart', target: 'opening', actions: 'dismissDifference' },
          { target: 'writing', actions: ['takeDifference', 'dismissDifference'] },
        ],
      },
    },
    /** Another order is wanted beside the one that is open. */
    leaving: {
      tags: ['form', 'busy', 'different'],
      invoke: {
        id: 'grantAdditionalOrder',
        src: 'grantAdditionalOrder',
        onDone: [
          { guard: isGranted, target: 'writing', actions: 'dismissDifference' },
          { target: 'different', actions: setErrorFromOutput },
        ],
        onError: { target: 'different', actions: { type: 'setError', params: unknownError } },
      },
    },
    placed: { type: 'final', entry: 'dropDraft' },
  },
  // Nobody is here whose order is not placed.
  output: ({ context }) => context.placed as PlacedOrder,
})
