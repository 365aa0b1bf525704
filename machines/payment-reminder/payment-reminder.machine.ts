import { assign, fromPromise, setup } from 'xstate'
import { settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { ReminderContext, ReminderEvent } from './payment-reminder.types.ts'

const isDue = ({ event }: { event: { output: string | null } }) => event.output !== null

/**
 * Reminds a customer of an order that can be paid: asked a second after the shop has started and whenever a page is
 * finished, but never without a token or after "continue shopping". What goes wrong is only logged. While it asks anew,
 * what it knew stays in sight: the reminder is shown as long as there is a link.
 */
export const paymentReminderMachine = setup({
  types: { context: {} as ReminderContext, events: {} as ReminderEvent, tags: {} as 'busy' },
  actors: { loadDueOrder: fromPromise<string | null>(notProvided('loadDueOrder')) },
  guards: {
    isAllowed: ({ event }) => 'isAllowed' in event && event.isAllowed,
    isStillAllowed: ({ context }) => context.isAllowed,
    isKnown: ({ context }) => context.link !== undefined,
  },
  actions: {
    remember: assign({ link: (_, link: string) => link }),
    forget: assign({ link: undefined }),
    /** The flag of the page that is shown now. */
    notePage: assign({
      showsContinueShopping: ({ context, event }) =>
        'showsContinueShopping' in event ? event.showsContinueShopping : context.showsContinueShopping,
    }),
    /** Assigns `isAllowed` as it is now. */
    retryCheck: notProvided<[{ context: ReminderContext }]>('retryCheck'),
    /** Sets `hidePaymentModal`, for the order that is put off. */
    hide: notProvided<[{ context: ReminderContext }]>('hide'),
    log: notProvided<[unknown, { error: unknown }]>('log'),
  },
  delays: { checkDelay: settings.paymentReminder.checkDelayMs },
}).createMachine({
  id: 'paymentReminder',
  context: { link: undefined, isAllowed: false, showsContinueShopping: true },
  initial: 'off',
  on: {
    'session.changed': { target: '.off', actions: 'forget' },
    'reminder.dismissed': { target: '.off', actions: ['hide', 'forget'] },
    // Whatever else a page means, its flag holds from now on.
    'page.finished': { actions: 'notePage' },
  },
  states: {
    off: {
      on: {
        'shop.started': { guard: 'isAllowed', target: 'waiting', actions: 'notePage' },
        'page.finished': { guard: 'isAllowed', target: 'checking', actions: 'notePage' },
      },
    },
    waiting: {
      after: { checkDelay: 'looking' },
      on: { 'page.finished': { guard: 'isAllowed', target: 'checking', actions: 'notePage' } },
    },
    /** The customer may have left within that second, or put the reminder off in another tab. */
    looking: {
      entry: 'retryCheck',
      always: [{ guard: 'isStillAllowed', target: 'checking' }, { target: 'off' }],
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'loadDueOrder',
        src: 'loadDueOrder',
        onDone: [
          {
            guard: isDue,
            target: 'due',
            actions: { type: 'remember', params: ({ event }) => event.output ?? '' },
          },
          { target: 'off', actions: 'forget' },
        ],
        onError: [
          {
            guard: 'isKnown',
            target: 'due',
            actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'off', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: { 'page.finished': { guard: 'isAllowed', target: 'checking', reenter: true, actions: 'notePage' } },
    },
    due: {
      on: {
        'page.finished': [
          { guard: 'isAllowed', target: 'checking', actions: 'notePage' },
          { target: 'off', actions: ['forget', 'notePage'] },
        ],
      },
    },
  },
})
