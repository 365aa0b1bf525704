import { assign, fromPromise, setup } from 'xstate'
import { settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { ReminderContext, ReminderEvent } from './payment-reminder.types.ts'

const isDue = ({ event }: { event: { output: string | null } }) => event.output !== null

/**
 * Reminds a customer of an order that can be paid. Checks a second after the app started and whenever a page is shown,
 * but never without a token or after "continue shopping". Errors are only logged. During a new check the last result
 * stays visible: the reminder is shown as long as there is a link.
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
    /** Sets the flag of the current page. */
    notePage: assign({
      showsContinueShopping: ({ context, event }) =>
        'showsContinueShopping' in event ? event.showsContinueShopping : context.showsContinueShopping,
    }),
    /** Assigns the current value of `isAllowed`. */
    retryCheck: notProvided<[{ context: ReminderContext }]>('retryCheck'),
    /** Sets the cookie `hidePaymentModal` for the dismissed order. */
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
    // The flag of the new page applies in every state.
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
      after: { checkDelay: 'checkingAllowed' },
      on: { 'page.finished': { guard: 'isAllowed', target: 'checking', actions: 'notePage' } },
    },
    checkingAllowed: {
      // The customer may have signed out within that second, or dismissed the reminder in another tab.
      entry: 'retryCheck',
      always: [{ guard: 'isStillAllowed', target: 'checking' }, { target: 'off' }],
    },
    checking: {
      // The shop is asked for an order that can be paid. A reminder that is shown stays visible.
      tags: 'busy',
      invoke: {
        id: 'loadDueOrder',
        src: 'loadDueOrder',
        onDone: [
          {
            guard: isDue,
            target: 'checkingStillAllowed',
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
      on: {
        'page.finished': [
          { guard: 'isAllowed', target: 'checking', reenter: true, actions: 'notePage' },
          { target: 'off', actions: ['forget', 'notePage'] },
        ],
      },
    },
    checkingStillAllowed: {
      // While the shop answered, the customer may have dismissed the reminder in another tab.
      entry: 'retryCheck',
      always: [
        { guard: 'isStillAllowed', target: 'due' },
        { target: 'off', actions: 'forget' },
      ],
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
