import { createBrowserHistory } from '@tanstack/react-router'
import { matchPage } from '#domain/navigation/match-page.ts'
import { fileOfPath } from '#domain/navigation/page-file.ts'
import { policyOfPage } from '#domain/navigation/page-policies.ts'
import { safePath } from '#domain/navigation/safe-path.ts'
import { createActors } from './actors/actors.ts'
import { createLayoutActors } from './actors/layout-actors.ts'
import { arriveAtPages } from './app/arrive-at-page.ts'
import { markArrivals } from './app/page-transition.ts'
import { showShop } from './app/show-shop.tsx'
import type { EarlyShop } from './app/start-late.tsx'
import type { Kept } from './boot/keep-what-is-done.ts'
import { claimReload } from './boot/reload-once.ts'
import { createConsent, unasked } from './features/consent/consent-port.ts'
import { createCountryPort, strangerCountry } from './features/country/country-port.ts'
import { remindCustomers } from './features/payment-reminder/remind-customers.ts'
import { createCallers } from './features/session/create-callers.ts'
import { followSession } from './features/session/follow-session.ts'
import { sessionAccess } from './features/session/session-access.ts'
import { addressIn } from './i18n/address-in.ts'
import { foundLanguage, logUnset } from './i18n/found-language.ts'
import { keepInAddress } from './i18n/keep-in-address.ts'
import { createChoice, prerenderedLanguage } from './i18n/language-port.ts'
import { createPageLanguage, pageOfAddress } from './i18n/page-language.ts'
import { prerenderedTexts } from './i18n/prerendered-texts.ts'
import { savedLanguage } from './i18n/saved-language.ts'
import { catalogReader, NewerBuild, payloadReader } from './i18n/text-sources.ts'
import { createTranslations } from './i18n/translations.ts'
import { writeLanguage } from './i18n/write-language.ts'
import { createOverlays } from './page/overlays.ts'
import { createBuilds, createReload } from './page/reload-port.ts'
import { createRouteRules } from './page/route-rules-port.ts'
import { createTeller } from './page/teller.ts'
import { createShopRouter } from './router.tsx'
import './styles/later.css'

/** The composition root of the browser: here things are chosen and wired, and nowhere else. Resolves once the page is hydrated. */
export async function openShop(root: HTMLElement, kept: Kept): Promise<void> {
  const fileLanguage = document.documentElement.lang
  const history = createBrowserHistory()
  const path = pageOfAddress(history.location.pathname)
  const ask = fetch.bind(globalThis)
  const sources = { messages: catalogReader(ask, __BUILD_ID__), content: payloadReader(ask, __BUILD_ID__) }
  const page = createPageLanguage(history, sources, { saved: savedLanguage, write: writeLanguage })
  await page.change(page.current(), await prerenderedTexts(document))

  const [actors, layoutActors] = [createActors(), createLayoutActors()]
  const { session, tabs, wire, guest, follow, clock } = createCallers(actors, ask, () => leave())
  const translations = createTranslations(wire, () => performance.now())
  const teller = createTeller()
  const setUp = () => page.shown(pageOfAddress(history.location.pathname)).catch((fault) => reloadForNewer(fault, kept))
  // Without its texts no page is rendered: a prerendered one stays readable as it is until they come.
  await setUp().catch((fault) => {
    logUnset(fault)
    throw fault
  })
  const found = foundLanguage(history, page)
  const choice = createChoice(found.cameFrom)
  // Before there is a router: once the page is hydrated, another address would have all of it rendered again.
  keepInAddress(history, page.current())
  const languageParts: EarlyShop['languageParts'] = {
    actors,
    history,
    page,
    found,
    setUp,
    tellFailure: teller.tellFailedTranslations,
    leaveFor: (address) => location.assign(address),
  }

  const rules = createRouteRules(ask, __BUILD_ID__)
  const ownPolicy = policyOfPage(path)
  const builds = createBuilds()
  const reload = createReload(builds)
  for (const one of [session, choice, layoutActors]) reload.heldBy(one)
  const consent = createConsent()
  const mayShow = (other: string) => policyOfPage(other) === ownPolicy
  const access = sessionAccess({ session, wire, guest, tabs })
  const country = createCountryPort()
  const router = createShopRouter(history, {
    actors,
    layoutActors,
    language: page,
    choice,
    translations,
    access,
    country,
    wire,
    follow,
    session,
    clock,
    rules,
    mayShow,
    reload,
    consent,
    viewer3d: () => import('./adapters/viewer-3d/open-three-viewer.ts'),
    overlays: createOverlays(),
    tell: teller.tell,
  })
  const leave = () => {
    const { pathname, searchStr, search } = router.latestLocation
    // A visitor on the way to sign in keeps the page that they wanted.
    const wanted = safePath(pathname + searchStr) ?? safePath('wanted' in search ? search.wanted : undefined)
    void router.navigate({ to: '/auth', search: wanted === undefined ? {} : { wanted }, replace: true })
  }
  arriveAtPages(router)
  markArrivals(router)
  layoutActors.follow(router)
  // A plain file host may answer with the file of another page, which cannot be hydrated.
  const isOwnFile = root.dataset.page === fileOfPath(path) && fileLanguage === page.current()
  // Where no page is, a rule may lead on; the shop's server has done so already.
  const isPrerendered = isOwnFile && (matchPage(path) !== undefined || !(await rules.ruleFor(path)))
  // A page that is rendered anew may ask its guards at once; a prerendered one is hydrated first, as it stands.
  if (!isPrerendered) session.start()
  await showShop(root, router, isPrerendered)
  session.start()
  followSession(session, router, tabs)
  remindCustomers(session, router, async () => {
    const { startReminder } = await import('./features/payment-reminder/start-reminder.tsx')
    return () => startReminder(session, router)
  })
  rules.fetchAhead()
  await answer(kept)
  // A hydrated page works without what comes late; the next one is loaded anew, and may bring it.
  import('./app/start-late.tsx')
    .then(({ startLate }) => startLate({ router, country, consent, teller, choice, languageParts, builds }))
    .catch(() => {
      builds.connect({ isDue: claimReload })
      // A dialog that the visitor asks for does not wait for the next page.
      const comeAnew = () => claimReload(router.latestLocation.pathname) && location.reload()
      country.connect({ ...strangerCountry, choose: comeAnew })
      consent.connect({ ...unasked, open: comeAnew })
      choice.connect({
        ...prerenderedLanguage,
        choose: (language) => location.assign(addressIn(history.location, language)),
      })
    })
}

/** Replays the events that came before the page was hydrated; for most visitors there are none. */
async function answer(kept: Kept): Promise<void> {
  if (kept.deeds.length === 0 && kept.texts.size === 0) return kept.stop()
  const loaded = await import('./boot/replay.ts').catch(() => undefined)
  if (loaded) loaded.replay(kept)
  else kept.letGo()
}

/** A text of a newer build than the code: only a full load fits them together again. */
function reloadForNewer(fault: unknown, { texts }: Kept): Promise<never> {
  if (!(fault instanceof NewerBuild) || texts.size > 0 || !claimReload(pageOfAddress(location.pathname))) throw fault
  location.reload()
  return new Promise(() => {})
}
