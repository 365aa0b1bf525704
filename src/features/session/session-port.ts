import { waitFor } from 'xstate'
import type { Tokens } from '#machines/session/session.types.ts'
import type { CallerPort } from '#src/api/caller.ts'
import type { Visitor } from '#src/page/access-port.ts'
import type { SessionActor } from './create-session.ts'
import { tokenSubject } from './read-token.ts'

/** The session as calls and guards see it: they wait until it is settled, and never ask twice for the same. */
export type SessionPort = CallerPort & {
  visitor(): Visitor
  signIn(tokens: Tokens): void
  /** Who is here, to notice a change: a customer by the token, or nobody; nothing as long as it is not settled. */
  who(): string | undefined
  onChange(listener: () => void): () => void
  /** The customer leaves. */
  signOut(): void
}

/** Longer than any refresh may take, the wait for another tab's among it. */
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
