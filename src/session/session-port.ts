import { waitFor } from 'xstate'
import type { SessionActor } from './create-session.ts'

/** What a call of a customer carries: a token, or why there is none. */
export type Credential =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'nobody' }
  /** Tokens are kept, and the shop could not be asked for new ones. */
  | { readonly kind: 'unanswered' }

/** The session as calls and guards see it: they wait until it is settled, and never ask twice for the same. */
export type SessionPort = {
  credential(abandoned?: AbortSignal): Promise<Credential>
  /** The shop refused this token. */
  rejected(token: string): void
}

/** Longer than any refresh may take. */
const longestWaitMs = 20_000

export function sessionPort(session: SessionActor): SessionPort {
  const settled = (signal?: AbortSignal) =>
    waitFor(session, (state) => state.hasTag('settled'), { timeout: longestWaitMs, ...(signal ? { signal } : {}) })

  return {
    async credential(abandoned) {
      let state = await settled(abandoned)
      if (state.matches({ refreshing: 'unanswered' })) {
        session.send({ type: 'session.needed' })
        state = await settled(abandoned)
      }
      const { token } = state.context.tokens
      if (state.matches('valid') && token !== undefined) return { kind: 'token', token }
      return state.matches('cleared') ? { kind: 'nobody' } : { kind: 'unanswered' }
    },
    rejected: (token) => session.send({ type: 'session.rejected', token }),
  }
}
