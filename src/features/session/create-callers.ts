import { fail } from '#domain/result.ts'
import type { ClearedWhy, Tokens } from '#machines/session/session.types.ts'
import type { Actors } from '#src/actors/actors.ts'
import { callCommon } from '#src/api/call-lazily.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import type { Wire } from '#src/api/wire.ts'
import { callLanguage } from '#src/i18n/saved-language.ts'
import { createGuest, type GuestPort } from './guest.ts'
import { createOtherTabs, type OtherTabs } from './other-tabs.ts'
import { createShopClock, type ShopClock } from './shop-clock.ts'
import { readTokens, writeTokens } from './token-cookies.ts'
import { createVisitorSession, type VisitorSession } from './visitor-session.ts'

/** The session, and the wire that carries its token. */
export type Callers = {
  readonly session: VisitorSession
  readonly tabs: OtherTabs
  readonly wire: Wire
  readonly guest: GuestPort
  readonly follow: FollowStream
  readonly clock: ShopClock
}

export function createCallers(actors: Actors, ask: typeof fetch, leave: () => void): Callers {
  const clock = createShopClock()
  const tabs = createOtherTabs()
  const keep = (tokens: Tokens, why: ClearedWhy = 'never') => {
    writeTokens(tokens)
    tabs.tell(why)
  }
  const surroundings = { base: __API_BASE__, language: callLanguage, fetch: ask, hear: clock.hear }
  const api = onceThere(async () => (await import('#src/api/open-api.ts')).openApi({ ...surroundings, session, guest }))
  const bring = () => import('./open-session.ts')
  const session = createVisitorSession({
    kept: readTokens,
    load: async () => {
      const [{ openSession }, { shop }] = await Promise.all([bring(), api()])
      return openSession({ actors, shop, clock, kept: readTokens, keep, leave })
    },
  })
  // It is on its way while the page is hydrated; what does not come now is asked for again.
  if (session.visitor() === 'unsettled') bring().catch(() => {})
  const guest = createGuest(async () => {
    const answer = await callCommon(wire, 'issueGuest')
    return answer.ok ? answer.value.guest_token : undefined
  })
  // A call that cannot be made has no answer, as one that finds no network.
  const wire: Wire = (...call) =>
    api().then(
      (there) => there.wire(...call),
      () => fail('NETWORK_ERROR', undefined),
    )
  const streams = onceThere(async () =>
    (await import('#src/api/streams/follow-shop.ts')).followShop({ session, guest }, ask),
  )
  const follow: FollowStream = (...asked) =>
    streams().then(
      (there) => there(...asked),
      () => 'refused',
    )
  return { session, tabs, wire, guest, follow, clock }
}

/** Brings something once; what did not come is brought again by the next who asks. */
function onceThere<Value>(bring: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined
  return () => {
    coming ??= bring().catch((fault) => {
      coming = undefined
      throw fault
    })
    return coming
  }
}
