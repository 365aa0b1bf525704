import { assign, fromPromise, setup } from 'xstate'
import type { Consent } from '#domain/consent/consent.ts'
import { notProvided } from '../not-provided.ts'
import type { ConsentContext, ConsentEvent } from './consent.types.ts'

/**
 * Asks once for consent to load more than the shop needs, stores the answer, and sends a record of it to the shop. The
 * answer holds whether or not its record arrives; a record that failed is sent again with the next page load. The
 * stored consent is shared by all tabs: no tab overwrites the choice made in another one without asking again.
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as Consent | undefined,
    tags: {} as 'shown',
  },
  /** Sends a record, and fails when the stored consent has changed meanwhile. */
  actors: { record: fromPromise<void, Consent>(notProvided('record')) },
  guards: {
    isKnown: ({ context }) => context.consent !== undefined,
    isRecorded: ({ context }) => context.consent?.isRecorded === true,
    isSame: (_, { consent, stored }: { consent: Consent; stored: Consent | undefined }) =>
      consent.choice === stored?.choice,
    isOther: ({ context }, { id }: Consent) => id !== context.consent?.id,
  },
  actions: {
    remember: assign({ consent: (_, consent: Consent | undefined) => consent }),
    markRecorded: assign({ consent: ({ context }) => context.consent && { ...context.consent, isRecorded: true } }),
    /** Stores the consent in the cookie. */
    saveChoice: notProvided<[{ context: ConsentContext }]>('saveChoice'),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ consent: input }),
  initial: 'checkingChoice',
  on: {
    'choice.detected': {
      guard: { type: 'isOther', params: ({ event }) => event.consent },
      target: '.checkingChoice',
      actions: { type: 'remember', params: ({ event }) => event.consent },
    },
  },
  states: {
    checkingChoice: {
      always: [
        { guard: 'isRecorded', target: 'settled' },
        { guard: 'isKnown', target: 'proving' },
        { target: 'asking' },
      ],
    },
    asking: {
      tags: 'shown',
      on: {
        'choice.made': {
          target: 'proving',
          actions: [{ type: 'remember', params: ({ event }) => event.consent }, 'saveChoice'],
        },
      },
    },
    proving: {
      // The shop records the consent. If that fails, it is sent again with the next page load.
      invoke: {
        id: 'record',
        src: 'record',
        // A consent is set in this state: `isUnrecorded` and `choice.made` require it.
        input: ({ context }) => context.consent as Consent,
        onDone: { target: 'settled', actions: ['markRecorded', 'saveChoice'] },
        onError: 'settled',
      },
      on: { 'settings.opened': 'reviewing' },
    },
    settled: {
      // The choice is known, and recorded as far as possible.
      on: { 'settings.opened': 'reviewing' },
    },
    reviewing: {
      tags: 'shown',
      on: {
        'settings.closed': 'checkingChoice',
        'choice.made': [
          {
            // The same choice is stored already: it needs no new record.
            guard: { type: 'isSame', params: ({ event }) => event },
            target: 'checkingChoice',
            actions: { type: 'remember', params: ({ event }) => event.stored },
          },
          { target: 'proving', actions: [{ type: 'remember', params: ({ event }) => event.consent }, 'saveChoice'] },
        ],
      },
    },
  },
})
