import { and, assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { RefreshTokensResult, SessionContext, SessionEvent, Tokens } from './session.types.ts'

const tokensIn = (outcome: RefreshTokensResult): Tokens => ('tokens' in outcome ? outcome.tokens : {})

type RefreshTokensDone = { event: { output: RefreshTokensResult } }

const isRenewed = ({ event }: RefreshTokensDone) => event.output.kind === 'renewed'
const isOvertaken = ({ event }: RefreshTokensDone) => event.output.kind === 'overtaken'
const isUnanswered = ({ event }: RefreshTokensDone) => event.output.kind === 'unanswered'

/** The maximum delay of a browser timer; a token that is valid for longer is checked again after it. */
const longestTimerMs = 2_147_483_647

/**
 * The session of the visitor. A token is valid until the moment it expires; then one refresh runs, and every request
 * that needs a token waits for it. The wait ends in a state tagged `settled`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as Tokens,
    /** `settled` means customer or nobody, unless the refresh had no response. */
    tags: {} as 'settled' | 'busy' | 'customer' | 'nobody',
  },
  actors: { refresh: fromPromise<RefreshTokensResult, string>(notProvided('refresh')) },
  guards: {
    isTokenGood: ({ context }) => context.leftMs > 0,
    canRefresh: ({ context }) => context.tokens.refreshToken !== undefined,
    // A late rejection of an older token says nothing about the current one.
    isCurrentRejected: ({ context, event }) =>
      event.type === 'session.rejected' && event.token === context.tokens.token,
    isRejectedAgain: ({ event }) => event.type === 'session.rejected' && event.isAfterRefresh === true,
    isStranger: ({ context }) => context.tokens.token === undefined && context.tokens.refreshToken === undefined,
  },
  actions: {
    setTokens: assign({ tokens: (_, tokens: Tokens) => tokens }),
    forget: assign({ tokens: {}, leftMs: 0, why: (_, why: SessionContext['why']) => why }),
    /** Assigns `leftMs` from the expiry claim of the token and the clock of the shop. */
    judge: notProvided<[{ context: SessionContext }]>('judge'),
    /** Browser effects: store the tokens, and go to the sign-in page. */
    store: notProvided<[{ context: SessionContext }]>('store'),
    leave: notProvided('leave'),
  },
  delays: {
    untilExpiry: ({ context }) => Math.min(context.leftMs, longestTimerMs),
    retryAfter: 30_000,
    /** No retry starts within this time: requests fail at once instead. */
    errorPause: 5_000,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ tokens: input, why: 'never', leftMs: 0 }),
  initial: 'checkingToken',
  on: {
    'session.stored': {
      target: '.checkingToken',
      actions: [{ type: 'setTokens', params: ({ event }) => event.tokens }, 'store'],
    },
    'session.signedOut': {
      target: '.cleared',
      actions: [{ type: 'forget', params: ({ event }) => event.why ?? 'signed_out' }, 'store'],
    },
  },
  states: {
    checkingToken: {
      entry: 'judge',
      always: [
        { guard: 'isTokenGood', target: 'valid' },
        { guard: 'canRefresh', target: 'refreshing' },
        { guard: 'isStranger', target: 'cleared' },
        { target: 'stale' },
      ],
    },
    stale: {
      // The token had expired before it was used: it is deleted, and the visitor stays on the page.
      always: { target: 'cleared', actions: [{ type: 'forget', params: 'expired' }, 'store'] },
    },
    valid: {
      tags: ['settled', 'customer'],
      after: { untilExpiry: 'checkingExpiry' },
      on: {
        'session.clockSet': 'checkingExpiry',
        'session.rejected': [
          {
            // The shop rejects a token that was just refreshed: another refresh would not help.
            guard: and(['isCurrentRejected', 'isRejectedAgain']),
            target: 'lost',
          },
          { guard: and(['isCurrentRejected', 'canRefresh']), target: 'refreshing' },
          { guard: 'isCurrentRejected', target: 'lost' },
        ],
      },
    },
    checkingExpiry: {
      // Checks the token again: the clock was set, or the timer reached its limit before the token expired.
      entry: 'judge',
      always: [
        { guard: 'isTokenGood', target: 'valid' },
        { guard: 'canRefresh', target: 'refreshing' },
        { target: 'lost' },
      ],
    },
    refreshing: {
      // One refresh runs for all requests that need a token.
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
                target: '#session.checkingRenewal',
                actions: assign({
                  tokens: ({ context, event }) => ({ ...context.tokens, token: undefined, ...tokensIn(event.output) }),
                }),
              },
              {
                // Another tab signed in, signed out or refreshed meanwhile: its tokens count.
                guard: isOvertaken,
                target: '#session.checkingToken',
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
        unanswered: {
          // The refresh had no response: the tokens are retained, and pages that need no server go on working.
          tags: 'settled',
          after: { retryAfter: 'asking' },
          initial: 'resting',
          states: {
            resting: {
              // No retry yet: a request in this time fails at once instead of starting another refresh.
              after: { errorPause: 'ready' },
            },
            ready: {
              on: { 'session.needed': '#session.refreshing.asking' },
            },
          },
        },
      },
    },
    checkingRenewal: {
      // A refresh that brings no valid token counts as rejected.
      entry: 'judge',
      always: [{ guard: 'isTokenGood', target: 'valid', actions: 'store' }, { target: 'lost' }],
    },
    lost: {
      // The session ended while it was in use: the visitor is sent to the sign-in page.
      always: { target: 'cleared', actions: [{ type: 'forget', params: 'expired' }, 'store', 'leave'] },
    },
    cleared: { tags: ['settled', 'nobody'] },
  },
})
