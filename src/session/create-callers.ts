import * as endpoints from '#domain/contract/endpoints.ts'
import type { ClearedWhy, Tokens } from '#machines/session/session.types.ts'
import { createWire, type Wire } from '#src/api/wire.ts'
import { callLanguage } from '#src/boot/saved-language.ts'
import { createSession, type SessionActor } from './create-session.ts'
import { createGuest, type GuestPort } from './guest.ts'
import { createOtherTabs, type OtherTabs } from './other-tabs.ts'
import { createRefresh } from './refresh.ts'
import { type SessionPort, sessionPort } from './session-port.ts'
import { createShopClock } from './shop-clock.ts'
import { readTokens, writeTokens } from './token-cookies.ts'

/** Who calls, and by what: the session, and the wire that carries its token. */
export type Callers = {
  readonly session: SessionActor
  readonly port: SessionPort
  readonly tabs: OtherTabs
  readonly wire: Wire
  readonly guest: GuestPort
}

export function createCallers(ask: typeof fetch, leave: () => void): Callers {
  const clock = createShopClock()
  const tabs = createOtherTabs()
  const keep = (tokens: Tokens, why: ClearedWhy = 'never') => {
    writeTokens(tokens)
    tabs.tell(why)
  }
  const calls = { base: __API_BASE__, language: callLanguage }
  const refresh = createRefresh({ ...calls, ask, clock, kept: readTokens, keep })
  const session = createSession({ clock, refresh, kept: readTokens, keep, leave })
  const port = sessionPort(session)
  const guest = createGuest(async () => {
    const answer = await wire(endpoints.issueGuest)
    return answer.ok ? answer.value.guest_token : undefined
  })
  const wire = createWire({ ...calls, fetch: ask, session: port, guest, hear: clock.hear })
  return { session, port, tabs, wire, guest }
}
