import { assign, fromPromise } from 'xstate'
import { sessionInspectable } from '#machines/session/session.inspectable.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { RefreshTokensResult, SessionEndReason, Tokens } from '#machines/session/session.types.ts'
import type { Actors } from '#src/actors/actors.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { tokenExpiryMs } from './read-token.ts'
import type { ServerClock } from './server-clock.ts'

export type SessionDeps = {
  readonly actors: Actors
  readonly clock: ServerClock
  refresh(refreshToken: string): Promise<RefreshTokensResult>
  readTokens(): Tokens
  /** Stores the tokens for all tabs; if there are none, with the reason. */
  storeTokens(tokens: Tokens, why: SessionEndReason): void
  /** The session ended while in use: opens the sign-in page. */
  leave(): void
}

export type SessionActor = ReturnType<typeof createSession>

/** The session machine of this tab with its browser effects. */
export function createSession({ actors, clock, refresh, readTokens, storeTokens, leave }: SessionDeps) {
  const machine = sessionMachine.provide({
    actors: { refresh: fromPromise<RefreshTokensResult, string>(({ input }) => refresh(input)) },
    actions: {
      judge: assign({ leftMs: ({ context }) => tokenExpiryMs(context.tokens.token) - clock.now() }),
      store({ context }) {
        const [before, now] = [readTokens(), context.tokens]
        if (before.token !== now.token || before.refreshToken !== now.refreshToken) storeTokens(now, context.why)
      },
      leave,
    },
  })
  const session = startActor(actors, machine, { name: 'session', inspectable: sessionInspectable, input: readTokens() })
  clock.onSet(() => session.send({ type: 'session.clockSet' }))
  return session
}
