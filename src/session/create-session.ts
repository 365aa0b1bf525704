import { createActor, fromPromise } from 'xstate'
import { tokenExpiryMs } from '#domain/session/token-expiry.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { Refreshing, Tokens } from '#machines/session/session.types.ts'
import type { ShopClock } from './shop-clock.ts'

type Parts = {
  readonly clock: ShopClock
  refresh(refreshToken: string): Promise<Refreshing>
  readTokens(): Tokens
  writeTokens(tokens: Tokens): void
  /** Tells other tabs that the tokens have changed. */
  tell(): void
  /** The session ended while it was used: the way to the sign-in page. */
  leave(): void
}

/** The longest that a browser's timer can wait; a token that lives longer is judged again then. */
const longestTimerMs = 2_147_483_647

export type SessionActor = ReturnType<typeof createSession>

/** The session of this tab: the chart, with the browser's part of it. */
export function createSession({ clock, refresh, readTokens, writeTokens, tell, leave }: Parts) {
  const leftMs = (token: string | undefined) => tokenExpiryMs(token) - clock.now()
  const machine = sessionMachine.provide({
    actors: { refresh: fromPromise<Refreshing, string>(({ input }) => refresh(input)) },
    guards: { isTokenGood: ({ context }) => leftMs(context.tokens.token) > 0 },
    delays: { untilExpiry: ({ context }) => Math.min(Math.max(leftMs(context.tokens.token), 0), longestTimerMs) },
    actions: {
      store({ context }) {
        const [kept, now] = [readTokens(), context.tokens]
        if (kept.token === now.token && kept.refreshToken === now.refreshToken) return
        writeTokens(now)
        tell()
      },
      leave,
    },
  })
  return createActor(machine, { input: readTokens() })
}
