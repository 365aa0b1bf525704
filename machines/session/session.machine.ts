import { and, assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { Refreshing, SessionContext, SessionEvent, Tokens } from './session.types.ts'

const tokensIn = (outcome: Refreshing): Tokens => ('tokens' in outcome ? outcome.tokens : {})

/** The token that is held is good. */
const held = {
  type: 'isTokenGood',
  params: ({ context }: { context: SessionContext }) => context.tokens.token,
} as const

/** The refresh has brought a token that is good. */
const brought = {
  type: 'isTokenGood',
  params: ({ event }: { event: { output: Refreshing } }) =>
    event.output.kind === 'renewed' ? event.output.tokens.token : undefined,
} as const

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
    isTokenGood: notProvided('isTokenGood') as (args: { event: SessionEvent }, token: string | undefined) => boolean,
    canRefresh: ({ context }) => context.tokens.refreshToken !== undefined,
    // A late answer to an older token says nothing about the one that is held now.
    rejectsCurrent: ({ context, event }) => event.type === 'session.rejected' && event.token === context.tokens.token,
    isRefusedAgain: ({ event }) => event.type === 'session.rejected' && event.isAfterRefresh === true,
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
    /** For so long nobody asks again: whoever comes meanwhile hears that there was no answer. */
    restAfterFailure: 5_000,
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
    'session.signedOut': {
      target: '.cleared',
      actions: [{ type: 'forget', params: ({ event }) => event.why ?? 'signed_out' }, 'store'],
    },
  },
  states: {
    judging: {
      always: [
        { guard: held, target: 'valid' },
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
        untilExpiry: [
          // The clock may have been set since, or the timer may not reach as far.
          { guard: held, target: 'valid', reenter: true },
          { guard: 'canRefresh', target: 'refreshing' },
          { target: 'lost' },
        ],
      },
      on: {
        'session.clockSet': { target: 'valid', reenter: true },
        'session.rejected': [
          // What a refresh has just brought will not be better for another one.
          { guard: and(['rejectsCurrent', 'isRefusedAgain']), target: 'lost' },
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
                guard: brought,
                target: '#session.valid',
                actions: [
                  assign({ tokens: ({ context, event }) => ({ ...context.tokens, ...tokensIn(event.output) }) }),
                  'store',
                ],
              },
              {
                guard: ({ event }) => event.output.kind === 'overtaken',
                target: '#session.judging',
                actions: assign({ tokens: ({ event }) => tokensIn(event.output) }),
              },
              {
                guard: ({ event }) => event.output.kind === 'unanswered',
                target: 'unanswered',
                actions: assign({
                  fault: ({ event }) => (event.output.kind === 'unanswered' ? event.output.code : 'NETWORK_ERROR'),
                }),
              },
              // Refused; or renewed by what is no good token, which is no better.
              { target: '#session.lost' },
            ],
            onError: 'unanswered',
          },
        },
        /** The tokens are kept, and pages that need no server go on. */
        unanswered: {
          tags: 'settled',
          after: { retryAfter: 'asking' },
          initial: 'resting',
          states: {
            resting: { after: { restAfterFailure: 'ready' } },
            ready: { on: { 'session.needed': '#session.refreshing.asking' } },
          },
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
