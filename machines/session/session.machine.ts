import { and, assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { RefreshTokensResult, SessionContext, SessionEvent, Tokens } from './session.types.ts'

const tokensIn = (outcome: RefreshTokensResult): Tokens => ('tokens' in outcome ? outcome.tokens : {})

type RefreshTokensDone = { event: { output: RefreshTokensResult } }

const isRenewed = ({ event }: RefreshTokensDone) => event.output.kind === 'renewed'
const isOvertaken = ({ event }: RefreshTokensDone) => event.output.kind === 'overtaken'
const isUnanswered = ({ event }: RefreshTokensDone) => event.output.kind === 'unanswered'

/** The longest that a browser's timer can wait; a token that lives longer is judged again then. */
const longestTimerMs = 2_147_483_647

/**
 * Who the visitor is. A token is good until its expiry passes, at that very moment; then one refresh runs, and everyone
 * who needs a token waits for it. Waiting ends in a state that is tagged `settled`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as Tokens,
    /** Settled, it is a customer or nobody, unless the shop gave no answer. */
    tags: {} as 'settled' | 'busy' | 'customer' | 'nobody',
  },
  actors: { refresh: fromPromise<RefreshTokensResult, string>(notProvided('refresh')) },
  guards: {
    isTokenGood: ({ context }) => context.leftMs > 0,
    canRefresh: ({ context }) => context.tokens.refreshToken !== undefined,
    // A late answer to an older token says nothing about the one that is held now.
    isCurrentTokenRejected: ({ context, event }) =>
      event.type === 'session.rejected' && event.token === context.tokens.token,
    isRejectedAfterRefresh: ({ event }) => event.type === 'session.rejected' && event.isAfterRefresh === true,
    isStranger: ({ context }) => context.tokens.token === undefined && context.tokens.refreshToken === undefined,
  },
  actions: {
    setTokens: assign({ tokens: (_, tokens: Tokens) => tokens }),
    forget: assign({ tokens: {}, leftMs: 0, why: (_, why: SessionContext['why']) => why }),
    /** Assigns `leftMs`, by the expiry claim of the token and the shop's clock. */
    judge: notProvided<[{ context: SessionContext }]>('judge'),
    /** Effects of the browser: what the tokens are kept in, and the way to the sign-in page. */
    store: notProvided<[{ context: SessionContext }]>('store'),
    leave: notProvided('leave'),
  },
  delays: {
    untilExpiry: ({ context }) => Math.min(context.leftMs, longestTimerMs),
    retryAfter: 30_000,
    /** For so long nobody asks again: whoever comes meanwhile hears that there was no answer. */
    pauseAfterError: 5_000,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ tokens: input, why: 'never', leftMs: 0 }),
  initial: 'judging',
  on: {
    'session.stored': {
      target: '.judging',
      actions: [{ type: 'setTokens', params: ({ event }) => event.tokens }, 'store'],
    },
    'session.signedOut': {
      target: '.cleared',
      actions: [{ type: 'forget', params: ({ event }) => event.why ?? 'signed_out' }, 'store'],
    },
  },
  states: {
    judging: {
      entry: 'judge',
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
      tags: ['settled', 'customer'],
      after: { untilExpiry: 'recheckingExpiry' },
      on: {
        'session.clockSet': 'recheckingExpiry',
        'session.rejected': [
          // What a refresh has just brought will not be better for another one.
          { guard: and(['isCurrentTokenRejected', 'isRejectedAfterRefresh']), target: 'lost' },
          { guard: and(['isCurrentTokenRejected', 'canRefresh']), target: 'refreshing' },
          { guard: 'isCurrentTokenRejected', target: 'lost' },
        ],
      },
    },
    /** The clock may have been set since, or the timer may not reach as far. */
    recheckingExpiry: {
      entry: 'judge',
      always: [
        { guard: 'isTokenGood', target: 'valid' },
        { guard: 'canRefresh', target: 'refreshing' },
        { target: 'lost' },
      ],
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
                guard: isRenewed,
                target: '#session.judgingRenewed',
                actions: assign({
                  tokens: ({ context, event }) => ({ ...context.tokens, token: undefined, ...tokensIn(event.output) }),
                }),
              },
              {
                guard: isOvertaken,
                target: '#session.judging',
                actions: assign({ tokens: ({ event }) => tokensIn(event.output) }),
              },
              {
                guard: isUnanswered,
                target: 'unanswered',
                actions: assign({
                  error: ({ event }) => (event.output.kind === 'unanswered' ? event.output.code : 'NETWORK_ERROR'),
                }),
              },
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
            resting: { after: { pauseAfterError: 'ready' } },
            ready: { on: { 'session.needed': '#session.refreshing.asking' } },
          },
        },
      },
    },
    /** What the refresh has brought may be no good token, which is no better than a refusal. */
    judgingRenewed: {
      entry: 'judge',
      always: [{ guard: 'isTokenGood', target: 'valid', actions: 'store' }, { target: 'lost' }],
    },
    /** A session that ended while it was used: the visitor is asked to sign in again. */
    lost: {
      always: { target: 'cleared', actions: [{ type: 'forget', params: 'expired' }, 'store', 'leave'] },
    },
    cleared: { tags: ['settled', 'nobody'] },
  },
})
