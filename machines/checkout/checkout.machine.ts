import { assign, emit, fromPromise, not, setup } from 'xstate'
import type { SentOrder } from '#domain/checkout/checkout-draft.ts'
import { line } from '../connectivity.ts'
import { notProvided } from '../not-provided.ts'
import { requireValue } from '../require-value.ts'
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

/** The pauses grow, so that a shop that is down is not overloaded by all clients at once. */
const pausesMs = [2_000, 4_000, 8_000, 16_000] as const

/**
 * The checkout: one form with contact, address, delivery and consents, and one button. Each change of the draft is
 * stored. A sent order is stored until a response arrives, and sent again unchanged: it becomes one order or none, and
 * the page says which. While the device is offline, the order waits, and nothing is sent or queried.
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
    /** Loads the draft stored on this device, and the cart. */
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
      // Another country has another price, which the customer has to see before agreeing.
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
    /** From here on the outcome is unknown until a response arrives. */
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
    /** The sent order was not placed: the next one is a new order. */
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
    /** Browser effects. */
    storeDraft: notProvided<[{ context: CheckoutContext }]>('storeDraft'),
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
      description: 'The stored draft and the cart are loaded.',
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        onDone: [
          { guard: isUnreached, target: 'unreached', actions: setErrorFromOutput },
          {
            description: 'An order was sent before the reload: its outcome comes first, whatever the cart holds now.',
            guard: hasSent,
            target: 'placing',
            actions: takeOpened,
          },
          { guard: hasNoLines, target: 'empty', actions: takeOpened },
          { target: 'writing', actions: takeOpened },
        ],
        onError: { target: 'unreached', actions: { type: 'setError', params: unknownError } },
      },
    },
    unreached: {
      description:
        'The cart could not be loaded: opening is retried by the visitor, or as soon as the device is online.',
      tags: 'unreached',
      on: {
        'opening.retried': 'opening',
        'line.found': { target: 'opening', actions: { type: 'noteLine', params: false } },
      },
    },
    empty: {
      description: 'The cart has no pairs to order.',
      tags: 'empty',
      on: { 'lines.received': { guard: 'hasLines', target: 'writing', actions: 'takeLines' } },
    },
    writing: {
      description: 'The visitor fills in the form. Each change is stored.',
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
    waitingForLine: {
      description: 'The order is complete and the device offline: it is sent as soon as the device is online.',
      tags: ['form', 'busy', 'pendingOrder'],
      always: { guard: 'isOnline', target: 'placing', actions: ['send', 'storeDraft'] },
      on: {
        'order.withdrawn': { target: 'writing', actions: 'takeBack' },
        'page.left': { target: 'writing', actions: 'takeBack' },
        'draft.changed': {
          description: 'A changed form is another order, which the customer has not confirmed.',
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
      description: 'The order is sent. Sent again, it is still one order: the shop recognises it by its key.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'place',
        src: 'place',
        input: ({ context }) => requireValue(context.draft.sent, 'draft.sent'),
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
    unanswered: {
      description:
        'It is unknown whether the order was placed: the same order is sent again after a pause, or on request.',
      tags: ['form', 'busy', 'unanswered'],
      always: { guard: not('isOnline'), target: 'waitingToLook' },
      after: { untilNextLook: { target: 'placing', actions: 'countLook' } },
      on: { 'answer.wanted': { target: 'placing', actions: 'countLook' } },
    },
    waitingToLook: {
      description:
        'It is unknown whether the order was placed, and the device is offline: retried as soon as it is online.',
      tags: ['form', 'busy', 'unanswered', 'pendingOrder'],
      always: { guard: 'isOnline', target: 'placing', actions: 'countLook' },
    },
    different: {
      description:
        'The shop answered with something the customer has not seen, such as another price: the customer decides.',
      tags: ['form', 'different'],
      on: {
        'draft.changed': { target: 'writing', actions: ['dismissDifference', 'change', 'storeDraft'] },
        'difference.left': { target: 'writing', actions: 'dismissDifference' },
        'difference.accepted': [
          { guard: 'isOtherOrder', target: 'grantingAdditionalOrder' },
          {
            description: 'The cart changed: it is loaded again.',
            guard: 'isCart',
            target: 'opening',
            actions: 'dismissDifference',
          },
          { target: 'writing', actions: ['takeDifference', 'dismissDifference'] },
        ],
      },
    },
    grantingAdditionalOrder: {
      description: 'The customer has an open order and wants another: the shop is asked to allow it.',
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
    placed: {
      description: 'The order is placed. The page deletes the draft once the confirmation is open.',
      type: 'final',
    },
  },
  output: ({ context }) => requireValue(context.placed, 'placed'),
})
