import * as endpoints from '#domain/contract/endpoints.ts'
import type { ClearedWhy, Tokens } from '#machines/session/session.types.ts'
import type { Actors } from '#src/actors/actors.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { createWire, type Wire } from '#src/api/wire.ts'
import { callLanguage } from '#src/i18n/saved-language.ts'
import { createGuest, type GuestPort } from './guest.ts'
import { createOtherTabs, type OtherTabs } from './other-tabs.ts'
import { createShopClock } from './shop-clock.ts'
import { readTokens, writeTokens } from './token-cookies.ts'
import { createVisitorSession, type VisitorSession } from './visitor-session.ts'

/** Who calls, and by what: the session, and the wire that carries its token. */
export type Callers = {
  readonly session: VisitorSession
  readonly tabs: OtherTabs
  readonly wire: Wire
  readonly guest: GuestPort
}

export function createCallers(actors: Actors, ask: typeof fetch, leave: () => void): Callers {
  const clock = createShopClock()
  const tabs = createOtherTabs()
  const keep = (tokens: Tokens, why: ClearedWhy = 'never') => {
    writeTokens(tokens)
    tabs.tell(why)
  }
  const shop = createShopFetch({ base: __API_BASE__, language: callLanguage, fetch: ask, hear: clock.hear })
  const bring = () => import('./open-session.ts')
  const session = createVisitorSession({
    kept: readTokens,
    load: async () => (await bring()).openSession({ actors, shop, clock, kept: readTokens, keep, leave }),
  })
  // It is on its way while the page is taken over; what does not come now is asked for again.
  if (session.visitor() === 'unsettled') bring().catch(() => {})
  const guest = createGuest(async () => {
    const answer = await wire(endpoints.issueGuest)
    return answer.ok ? answer.value.guest_token : undefined
  })
  const wire = createWire({ shop, session, guest })
  return { session, tabs, wire, guest }
}
