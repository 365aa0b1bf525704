import { assign, fromPromise, setup } from 'xstate'
import { settings } from '#domain/settings.ts'
import { notProvided } from '../not-provided.ts'
import type { ReminderContext, ReminderEvent } from './payment-reminder.types.ts'

/**
 * Reminds a customer of an order that can be paid: asked a second after the shop has started and whenever a page is
 * finished, but never without a token or after "continue shopping". What goes wrong is only logged. While it asks anew,
 * what it knew stays in sight: the reminder is shown as long as there is a link.
 */
export const paymentReminderMachine = setup({
  types: { context: {} as ReminderContext, events: {} as ReminderEvent, tags: {} as 'busy' },
  actors: { ask: fromPromise<string | null>(notProvided('ask')) },
  guards: {
    /** A token is there, and the cookie `hidePaymentModal` is not. */
    mayAsk: notProvided('mayAsk') as (args: { event: ReminderEvent }) => boolean,
    isKnown: ({ context }) => context.link !== undefined,
  },
  actions: {
    remember: assign({ link: (_, link: string) => link }),
    forget: assign({ link: undefined }),
    /** Sets `hidePaymentModal`. */
    hide: notProvided('hide') as () => void,
    log: notProvided('log') as (args: unknown, fault: { error: unknown }) => void,
  },
  delays: { checkDelay: settings.paymentReminder.checkDelayMs },
}).createMachine({
  id: 'paymentReminder',
  context: { link: undefined },
  initial: 'off',
  on: {
    'session.changed': { target: '.off', actions: 'forget' },
    'reminder.dismissed': { target: '.off', actions: ['forget', 'hide'] },
  },
  states: {
    off: {
      on: {
        'shop.started': { guard: 'mayAsk', target: 'waiting' },
        'page.finished': { guard: 'mayAsk', target: 'checking' },
      },
    },
    waiting: {
      after: { checkDelay: [{ guard: 'mayAsk', target: 'checking' }, { target: 'off' }] },
      on: { 'page.finished': { guard: 'mayAsk', target: 'checking' } },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
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
      on: { 'page.finished': { guard: 'mayAsk', target: 'checking', reenter: true } },
    },
    due: {
      on: {
        'page.finished': [
          { guard: 'mayAsk', target: 'checking' },
          { target: 'off', actions: 'forget' },
        ],
      },
    },
  },
})
