import { assign, fromPromise, setup } from 'xstate'
import type { Consent } from '#domain/consent/consent.ts'
import { notProvided } from '../not-provided.ts'
import type { ConsentContext, ConsentEvent } from './consent.types.ts'

/**
 * Asks once what may be loaded beyond what the shop needs, keeps the answer, and sends the proof of it. An answer holds
 * whether its proof arrives or not; a proof that did not is sent again with the next page load. What is kept is shared by
 * all tabs: none writes over what another one was told without being told anew.
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as Consent | undefined,
    tags: {} as 'shown',
  },
  /** Sends a proof, and fails when what it proves is no longer what is kept. */
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
    /** Writes what is known now to where it outlasts the page. */
    saveChoice: notProvided<[{ context: ConsentContext }]>('saveChoice'),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ consent: input }),
  initial: 'reading',
  on: {
    'choice.detected': {
      guard: { type: 'isOther', params: ({ event }) => event.consent },
      target: '.reading',
      actions: { type: 'remember', params: ({ event }) => event.consent },
    },
  },
  states: {
    reading: {
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
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context }) => context.consent as Consent,
        onDone: { target: 'settled', actions: ['markRecorded', 'saveChoice'] },
        onError: 'settled',
      },
      on: { 'settings.opened': 'reviewing' },
    },
    settled: { on: { 'settings.opened': 'reviewing' } },
    reviewing: {
      tags: 'shown',
      on: {
        'settings.closed': 'reading',
        'choice.made': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'remember', params: ({ event }) => event.stored },
          },
          { target: 'proving', actions: [{ type: 'remember', params: ({ event }) => event.consent }, 'saveChoice'] },
        ],
      },
    },
  },
})
