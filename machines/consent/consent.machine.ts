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
  actors: { prove: fromPromise<void, Consent>(notProvided('prove')) },
  guards: {
    isKnown: ({ context }) => context.consent !== undefined,
    isProven: ({ context }) => context.consent?.isProven === true,
    isSame: (_, { consent, kept }: { consent: Consent; kept: Consent | undefined }) => consent.choice === kept?.choice,
    isOther: ({ context }, { id }: Consent) => id !== context.consent?.id,
  },
  actions: {
    remember: assign({ consent: (_, consent: Consent | undefined) => consent }),
    noteProof: assign({ consent: ({ context }) => context.consent && { ...context.consent, isProven: true } }),
    /** Writes what is known now to where it outlasts the page. */
    keep: notProvided<[{ context: ConsentContext }]>('keep'),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ consent: input }),
  initial: 'reading',
  on: {
    'choice.found': {
      guard: { type: 'isOther', params: ({ event }) => event.consent },
      target: '.reading',
      actions: { type: 'remember', params: ({ event }) => event.consent },
    },
  },
  states: {
    reading: {
      always: [{ guard: 'isProven', target: 'settled' }, { guard: 'isKnown', target: 'proving' }, { target: 'asking' }],
    },
    asking: {
      tags: 'shown',
      on: {
        'choice.made': {
          target: 'proving',
          actions: [{ type: 'remember', params: ({ event }) => event.consent }, 'keep'],
        },
      },
    },
    proving: {
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context }) => context.consent as Consent,
        onDone: { target: 'settled', actions: ['noteProof', 'keep'] },
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
            actions: { type: 'remember', params: ({ event }) => event.kept },
          },
          { target: 'proving', actions: [{ type: 'remember', params: ({ event }) => event.consent }, 'keep'] },
        ],
      },
    },
  },
})
