import { waitFor } from 'xstate'
import type { Tokens } from '#machines/session/session.types.ts'
import type { CallerPort } from '#src/api/caller.ts'
import type { Visitor } from '#src/page/access-port.ts'
import type { SessionActor } from './create-session.ts'
import { tokenSubject } from './read-token.ts'

/** The session as API calls and guards use it: they wait until it is settled, and share one refresh. */
export type SessionPort = CallerPort & {
  visitor(): Visitor
  signIn(tokens: Tokens): void
  /**
   * Identifies the visitor to notice a change: a customer by the token, or nobody; `undefined` until the session is
   * settled.
   */
  who(): string | undefined
  onChange(listener: () => void): () => void
  /** Signs the customer out. */
  signOut(): void
}

/** Longer than any refresh may take, including the wait for another tab's. */
const longestWaitMs = 40_000

export function sessionPort(session: SessionActor): SessionPort {
  const settled = (signal?: AbortSignal) =>
    waitFor(session, (state) => state.hasTag('settled'), {
      timeout: longestWaitMs,
      ...(signal ? { signal } : {}),
    }).catch(() => session.getSnapshot())

  return {
    async credential(signal) {
      let state = await settled(signal)
      if (state.can({ type: 'session.needed' })) {
        session.send({ type: 'session.needed' })
        state = await settled(signal)
      }
      const { tokens, error = 'NETWORK_ERROR' } = state.context
      const { token } = tokens
      if (state.hasTag('customer') && token !== undefined) return { kind: 'token', token }
      return state.hasTag('nobody') ? { kind: 'nobody' } : { kind: 'unanswered', code: error }
    },
    signIn: (tokens) => session.send({ type: 'session.stored', tokens }),
    visitor() {
      const state = session.getSnapshot()
      if (state.hasTag('customer')) return 'customer'
      return state.hasTag('nobody') ? state.context.why : 'unsettled'
    },
    who() {
      const state = session.getSnapshot()
      if (!state.hasTag('settled')) return undefined
      return state.hasTag('nobody') ? 'nobody' : tokenSubject(state.context.tokens.token)
    },
    onChange: (listener) => session.subscribe(listener).unsubscribe,
    signOut: () => session.send({ type: 'session.signedOut' }),
    reportRejectedToken: (token, isAfterRefresh = false) =>
      session.send({ type: 'session.rejected', token, isAfterRefresh }),
  }
}
