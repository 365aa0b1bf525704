import { assign, fromPromise } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionShown } from '#machines/session/session.shown.ts'
import type { ClearedWhy, Refreshing, Tokens } from '#machines/session/session.types.ts'
import type { Actors } from '#src/actors/actors.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { tokenExpiryMs } from './read-token.ts'
import type { ShopClock } from './shop-clock.ts'

export type SessionParts = {
  readonly actors: Actors
  readonly clock: ShopClock
  refresh(refreshToken: string): Promise<Refreshing>
  kept(): Tokens
  /** Keeps tokens for this tab and the others; none, with the reason. */
  keep(tokens: Tokens, why: ClearedWhy): void
  /** The session ended while it was used: the way to the sign-in page. */
  leave(): void
}

export type SessionActor = ReturnType<typeof createSession>

/** The session of this tab: the chart, with the browser's part of it. */
export function createSession({ actors, clock, refresh, kept, keep, leave }: SessionParts) {
  const machine = sessionMachine.provide({
    actors: { refresh: fromPromise<Refreshing, string>(({ input }) => refresh(input)) },
    actions: {
      judge: assign({ leftMs: ({ context }) => tokenExpiryMs(context.tokens.token) - clock.now() }),
      store({ context }) {
        const [before, now] = [kept(), context.tokens]
        if (before.token !== now.token || before.refreshToken !== now.refreshToken) keep(now, context.why)
      },
      leave,
    },
  })
  const session = startActor(actors, machine, { name: 'session', shown: sessionShown, input: kept() })
  clock.onSet(() => session.send({ type: 'session.clockSet' }))
  return session
}
