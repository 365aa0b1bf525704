import { createBrowserHistory } from '@tanstack/react-router'
import * as endpoints from '#domain/contract/endpoints.ts'
import { matchPage } from '#domain/navigation/match-page.ts'
import { fileOfPath } from '#domain/navigation/page-file.ts'
import { policyOfPage } from '#domain/navigation/page-policies.ts'
import { safePath } from '#domain/navigation/safe-path.ts'
import type { ClearedWhy, Tokens } from '#machines/session/session.types.ts'
import { createWire } from './api/wire.ts'
import type { Kept } from './boot/keep-what-is-done.ts'
import { playAgain } from './boot/play-again.ts'
import { callLanguage, savedLanguage } from './boot/saved-language.ts'
import { createCountryPort } from './country/country-port.ts'
import { createPageLanguage, pageOfAddress } from './i18n/page-language.ts'
import { messagesOf, NewerBuild, payloadReader } from './i18n/text-sources.ts'
import { writeLanguage } from './i18n/write-language.ts'
import { arriveAtPages } from './navigation/arrive-at-page.ts'
import { markArrivals } from './navigation/page-transition.ts'
import { mayReload } from './navigation/reload-once.ts'
import { createRouteRules } from './navigation/route-rules-port.ts'
import { createShopRouter, type ShopRouter } from './router.tsx'
import { createSession } from './session/create-session.ts'
import { followSession } from './session/follow-session.ts'
import { createGuest } from './session/guest.ts'
import { createOtherTabs } from './session/other-tabs.ts'
import { createRefresh } from './session/refresh.ts'
import { sessionAccess } from './session/session-access.ts'
import { type SessionPort, sessionPort } from './session/session-port.ts'
import { createShopClock } from './session/shop-clock.ts'
import { readTokens, writeTokens } from './session/token-cookies.ts'
import { showShop } from './show-shop.tsx'
import './styles/later.css'

/** The composition root of the browser: here things are chosen and wired, and nowhere else. Resolves once the page is alive. */
export async function openShop(root: HTMLElement, kept: Kept): Promise<void> {
  const fileLanguage = document.documentElement.lang
  const history = createBrowserHistory()
  const ask = fetch.bind(globalThis)
  const sources = { messages: messagesOf, content: payloadReader(ask, __BUILD_ID__) }
  const language = createPageLanguage(history, sources, { saved: savedLanguage, write: writeLanguage })
  const clock = createShopClock()
  const tabs = createOtherTabs()
  const keep = (tokens: Tokens, why: ClearedWhy = 'never') => {
    writeTokens(tokens)
    tabs.tell(why)
  }
  const calls = { base: __API_BASE__, language: callLanguage }
  const refresh = createRefresh({ ...calls, ask, clock, kept: readTokens, keep })
  const session = createSession({ clock, refresh, kept: readTokens, keep, leave: () => leave() })
  const port = sessionPort(session)
  const guest = createGuest(async () => {
    const answer = await wire(endpoints.issueGuest)
    return answer.ok ? answer.value.guest_token : undefined
  })
  const wire = createWire({ ...calls, fetch: ask, session: port, guest, hear: clock.hear })
  const rules = createRouteRules(ask, __BUILD_ID__)
  const access = sessionAccess(port, wire)
  const country = createCountryPort()
  const path = pageOfAddress(history.location.pathname)
  const ownPolicy = policyOfPage(path)
  const mayShow = (other: string) => policyOfPage(other) === ownPolicy
  const router = createShopRouter(history, { language, access, country, wire, rules, mayShow, mayReload })
  const leave = () => {
    const { pathname, searchStr, search } = router.latestLocation
    // Whoever is on the way to sign in keeps where they wanted to go.
    const wanted = safePath(pathname + searchStr) ?? safePath('wanted' in search ? search.wanted : undefined)
    void router.navigate({ to: '/auth', search: wanted === undefined ? {} : { wanted }, replace: true })
  }
  arriveAtPages(router)
  markArrivals(router)
  // Without its texts no page is drawn: a written one stays as it is, to be read, until they come.
  await language.shown(path).catch((fault) => {
    if (fault instanceof NewerBuild && mayReload(path)) location.reload()
    throw fault
  })
  // A plain file host may answer with the file of another page, which cannot be taken over.
  const isOwnFile = root.dataset.page === fileOfPath(path) && fileLanguage === language.current()
  // Where no page is, a rule may lead on; the shop's server has done so already.
  const isWritten = isOwnFile && (matchPage(path) !== undefined || !(await rules.ruleFor(path)))
  // A page that is drawn anew may ask its guards at once; a written one is taken over first, as it stands.
  if (!isWritten) session.start()
  await showShop(root, router, isWritten)
  session.start()
  followSession(session, port, router, tabs)
  remindCustomers(port, router)
  rules.fetchAhead()
  playAgain(kept)
  // A page that is alive goes on without what comes late.
  void import('./late/start-late.tsx').then(({ startLate }) => startLate(router, port, country)).catch(() => {})
}

/** Most visitors are strangers, and have nothing to be reminded of. */
function remindCustomers(session: SessionPort, router: ShopRouter): void {
  let isStarted = false
  const check = async () => {
    if (isStarted || session.visitor() !== 'customer') return
    isStarted = true
    const { startReminder } = await import('./payment-reminder/start-reminder.tsx')
    startReminder(session, router)
  }
  session.onChange(() => void check())
  void check()
}
