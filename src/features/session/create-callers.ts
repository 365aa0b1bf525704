import { fail } from '#domain/result.ts'
import type { SessionEndReason, Tokens } from '#machines/session/session.types.ts'
import type { Actors } from '#src/actors/actors.ts'
import type { ApiClient } from '#src/api/api.ts'
import { callCommon } from '#src/api/call-lazily.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import { callLanguage } from '#src/i18n/saved-language.ts'
import { createGuest, type GuestPort } from './guest.ts'
import { createOtherTabs, type OtherTabs } from './other-tabs.ts'
import { createServerClock, type ServerClock } from './server-clock.ts'
import { readTokens, writeTokens } from './token-cookies.ts'
import { createVisitorSession, type VisitorSession } from './visitor-session.ts'

/** The session, and the API client that sends its token. */
export type Callers = {
  readonly session: VisitorSession
  readonly tabs: OtherTabs
  readonly apiClient: ApiClient
  readonly guest: GuestPort
  readonly follow: FollowStream
  readonly clock: ServerClock
}

export function createCallers(actors: Actors, fetcher: typeof fetch, leave: () => void): Callers {
  const clock = createServerClock()
  const tabs = createOtherTabs()
  const storeTokens = (tokens: Tokens, why: SessionEndReason = 'never') => {
    writeTokens(tokens)
    tabs.broadcast(why)
  }
  const surroundings = { base: __API_BASE__, language: callLanguage, fetch: fetcher, onDateHeader: clock.syncWith }
  const api = onceThere(async () => (await import('#src/api/open-api.ts')).openApi({ ...surroundings, session, guest }))
  const bring = () => import('./open-session.ts')
  const session = createVisitorSession({
    readTokens,
    load: async () => {
      const [{ startSessionActor }, { shop }] = await Promise.all([bring(), api()])
      return startSessionActor({ actors, shop, clock, readTokens, storeTokens, leave })
    },
  })
  // Starts loading during hydration; a failed load is retried when it is needed.
  if (session.visitor() === 'unsettled') bring().catch(() => {})
  const guest = createGuest(async () => {
    const answer = await callCommon(apiClient, 'issueGuest')
    return answer.ok ? answer.value.guest_token : undefined
  })
  // A request whose code cannot be loaded fails like one without a network.
  const apiClient: ApiClient = (...call) =>
    api().then(
      (there) => there.api(...call),
      () => fail('NETWORK_ERROR'),
    )
  const streams = onceThere(async () =>
    (await import('#src/api/streams/follow-shop.ts')).followShop({ session, guest }, fetcher),
  )
  const follow: FollowStream = (...fetchArgs) =>
    streams().then(
      (there) => there(...fetchArgs),
      () => 'refused',
    )
  return { session, tabs, apiClient, guest, follow, clock }
}

/** Loads something once; a failed load is retried by the next caller. */
function onceThere<Value>(bring: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined
  return () => {
    coming ??= bring().catch((error) => {
      coming = undefined
      throw error
    })
    return coming
  }
}
