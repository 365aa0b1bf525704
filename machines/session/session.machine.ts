import { and, assign, fromPromise, setup } from 'xstate'
import type { Refreshing, SessionContext, SessionEvent, Tokens } from './session.types.ts'

const notProvided = (name: string) => (): never => {
  throw new Error(`${name}: not provided`)
}

/**
 * Who the visitor is. A token is good until its expiry passes, at that very moment; then one refresh runs, and everyone
 * who needs a token waits for it. Waiting ends in a state that is tagged `settled`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as Tokens,
    tags: {} as 'settled' | 'busy',
  },
  actors: { refresh: fromPromise<Refreshing, string>(notProvided('refresh')) },
  guards: {
    isTokenGood: notProvided('isTokenGood') as (args: { context: SessionContext }) => boolean,
    canRefresh: ({ context }) => context.tokens.refreshToken !== undefined,
    // A late answer to an older token says nothing about the one that is held now.
    rejectsCurrent: ({ context, event }) => event.type === 'session.rejected' && event.token === context.tokens.token,
    isStranger: ({ context }) => context.tokens.token === undefined && context.tokens.refreshToken === undefined,
  },
  actions: {
    keep: assign({ tokens: (_, tokens: Tokens) => tokens }),
    forget: assign({ tokens: {}, why: (_, why: SessionContext['why']) => why }),
    /** Effects of the browser: what the tokens are kept in, and the way to the sign-in page. */
    store: notProvided('store') as (args: { context: SessionContext }) => void,
    leave: notProvided('leave') as (args: { context: SessionContext }) => void,
  },
  delays: {
    untilExpiry: notProvided('untilExpiry') as (args: { context: SessionContext }) => number,
    retryAfter: 30_000,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ tokens: input, why: 'never' }),
  initial: 'judging',
  on: {
    'session.stored': {
      target: '.judging',
      actions: [{ type: 'keep', params: ({ event }) => event.tokens }, 'store'],
    },
    'session.signedOut': { target: '.cleared', actions: [{ type: 'forget', params: 'signed_out' }, 'store'] },
  },
  states: {
    judging: {
      always: [
        { guard: 'isTokenGood', target: 'valid' },
        { guard: 'canRefresh', target: 'refreshing' },
        { guard: 'isStranger', target: 'cleared' },
        { target: 'stale' },
      ],
    },
    /** A token that was found expired: it is forgotten, and the visitor stays where they are. */
    stale: {
      always: { target: 'cleared', actions: [{ type: 'forget', params: 'expired' }, 'store'] },
    },
    valid: {
      tags: 'settled',
      after: {
        untilExpiry: [{ guard: 'canRefresh', target: 'refreshing' }, { target: 'lost' }],
      },
      on: {
        'session.rejected': [
          { guard: and(['rejectsCurrent', 'canRefresh']), target: 'refreshing' },
          { guard: 'rejectsCurrent', target: 'lost' },
        ],
      },
    },
    refreshing: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: ({ context }) => context.tokens.refreshToken ?? '',
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'renewed',
                target: '#session.valid',
                actions: [
                  assign({
                    tokens: ({ context, event }) =>
                      event.output.kind === 'renewed' ? { ...context.tokens, ...event.output.tokens } : context.tokens,
                  }),
                  'store',
                ],
              },
              { guard: ({ event }) => event.output.kind === 'refused', target: '#session.lost' },
              {
                target: 'unanswered',
                actions: assign({
                  fault: ({ event }) => (event.output.kind === 'unanswered' ? event.output.code : 'NETWORK_ERROR'),
                }),
              },
            ],
            onError: 'unanswered',
          },
        },
        /** The tokens are kept, and pages that need no server go on. */
        unanswered: {
          tags: 'settled',
          after: { retryAfter: 'asking' },
          on: { 'session.needed': 'asking' },
        },
      },
    },
    /** A session that ended while it was used: the visitor is asked to sign in again. */
    lost: {
      always: { target: 'cleared', actions: [{ type: 'forget', params: 'expired' }, 'store', 'leave'] },
    },
    cleared: { tags: 'settled' },
  },
})
