import { waitFor } from 'xstate'
import type { NoAnswer } from '#machines/session/session.types.ts'
import type { Visitor } from '#src/navigation/access-port.ts'
import type { SessionActor } from './create-session.ts'

/** What a call of a customer carries: a token, or why there is none. */
export type Credential =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'nobody' }
  /** Tokens are kept, and the shop could not be asked for new ones. */
  | { readonly kind: 'unanswered'; readonly code: NoAnswer }

/** The session as calls and guards see it: they wait until it is settled, and never ask twice for the same. */
export type SessionPort = {
  credential(abandoned?: AbortSignal): Promise<Credential>
  /** The shop refused this token. */
  rejected(token: string): void
  visitor(): Visitor
  onChange(tell: () => void): () => void
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
    async credential(abandoned) {
      let state = await settled(abandoned)
      if (state.matches({ refreshing: 'unanswered' })) {
        session.send({ type: 'session.needed' })
        state = await settled(abandoned)
      }
      const { tokens, fault = 'NETWORK_ERROR' } = state.context
      const { token } = tokens
      if (state.matches('valid') && token !== undefined) return { kind: 'token', token }
      return state.matches('cleared') ? { kind: 'nobody' } : { kind: 'unanswered', code: fault }
    },
    visitor() {
      const state = session.getSnapshot()
      if (state.matches('valid')) return 'customer'
      return state.matches('cleared') ? state.context.why : 'unsettled'
    },
    onChange: (tell) => session.subscribe(tell).unsubscribe,
    rejected: (token) => session.send({ type: 'session.rejected', token }),
  }
}
