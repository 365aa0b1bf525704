import { createBrowserHistory } from '@tanstack/react-router'
import { matchPage } from '#domain/navigation/match-page.ts'
import { findPageFile } from '#domain/navigation/page-file.ts'
import { getPagePolicy } from '#domain/navigation/page-policies.ts'
import { safePath } from '#domain/navigation/safe-path.ts'
import { createActorRegistry } from './actors/actors.ts'
import { createLayoutActors } from './actors/layout-actors.ts'
import { arriveAtPages } from './app/arrive-at-page.ts'
import { markNavigationTypes } from './app/page-transition.ts'
import { renderShop } from './app/show-shop.tsx'
import type { EarlyShop } from './app/start-hydrated-features.tsx'
import type { RecordedInteractions } from './boot/record-interactions.ts'
import { takeSlot } from './boot/reload-once.ts'
import { createConsent, unasked } from './features/consent/consent-port.ts'
import { createCountryPort, strangerCountry } from './features/country/country-port.ts'
import { remindCustomers } from './features/payment-reminder/remind-customers.ts'
import { createCallers } from './features/session/create-callers.ts'
import { followSession } from './features/session/follow-session.ts'
import { sessionAccess } from './features/session/session-access.ts'
import { addressIn } from './i18n/address-in.ts'
import { foundLanguage, logLocalizationError } from './i18n/found-language.ts'
import { createChoice, prerenderedLanguage } from './i18n/language-port.ts'
import { createPageLanguage, findPageByAddress } from './i18n/page-language.ts'
import { prerenderedTexts } from './i18n/prerendered-texts.ts'
import { savedLanguage } from './i18n/saved-language.ts'
import { syncLanguageWithAddress } from './i18n/sync-language-with-address.ts'
import { catalogReader, NewerBuild, payloadReader } from './i18n/text-sources.ts'
import { createTranslations } from './i18n/translations.ts'
import { writeLanguage } from './i18n/write-language.ts'
import { createNotifier } from './page/notifier.ts'
import { createOverlays } from './page/overlays.ts'
import { createBuilds, createReload } from './page/reload-port.ts'
import { createRouteRules } from './page/route-rules-port.ts'
import { createShopRouter } from './router.tsx'
import './styles/later.css'

/**
 * The composition root of the browser: the only place where implementations are chosen and wired. Resolves
 * once the page is hydrated.
 */
export async function hydrateShop(root: HTMLElement, interactions: RecordedInteractions): Promise<void> {
  const fileLanguage = document.documentElement.lang
  const history = createBrowserHistory()
  const path = findPageByAddress(history.location.pathname)
  const fetcher = fetch.bind(globalThis)
  const sources = { messages: catalogReader(fetcher, __BUILD_ID__), content: payloadReader(fetcher, __BUILD_ID__) }
  const page = createPageLanguage(history, sources, { saved: savedLanguage, write: writeLanguage })
  await page.change(page.current(), await prerenderedTexts(document))

  const [actors, layoutActors] = [createActorRegistry(), createLayoutActors()]
  const { session, tabs, apiClient: api, guest, follow, clock } = createCallers(actors, fetcher, () => unsubscribe())
  const translations = createTranslations(api, () => performance.now())
  const notifier = createNotifier()
  const setUp = () =>
    page.ready(findPageByAddress(history.location.pathname)).catch((error) => reloadForNewer(error, interactions))
  // No page is rendered without its messages: a prerendered one stays readable until they are loaded.
  await setUp().catch((error) => {
    logLocalizationError(error)
    throw error
  })
  const found = foundLanguage(history, page)
  const choice = createChoice(found.cameFrom)
  // Before the router exists: after hydration another address would render the whole page again.
  syncLanguageWithAddress(history, page.current())
  const languageDeps: EarlyShop['languageDeps'] = {
    actors,
    history,
    page,
    found,
    setUp,
    notifyLoadFailed: notifier.notifyLoadFailed,
    leaveFor: (address) => location.assign(address),
  }

  const rules = createRouteRules(fetcher, __BUILD_ID__)
  const ownPolicy = getPagePolicy(path)
  const builds = createBuilds()
  const reload = createReload(builds)
  for (const one of [session, choice, layoutActors]) reload.reloadBlockerFor(one)
  const consent = createConsent()
  const mayShow = (other: string) => getPagePolicy(other) === ownPolicy
  const access = sessionAccess({ session, api, guest, tabs })
  const country = createCountryPort()
  const router = createShopRouter(history, {
    actors,
    layoutActors,
    language: page,
    choice,
    translations,
    access,
    country,
    api,
    follow,
    session,
    clock,
    rules,
    mayShow,
    reload,
    consent,
    viewer3d: () => import('./adapters/choose-viewer.ts'),
    overlays: createOverlays(),
    notify: notifier.notify,
  })
  const unsubscribe = () => {
    const { pathname, searchStr, search } = router.latestLocation
    // A visitor who is already on the way to sign-in keeps the page that they requested.
    const wanted = safePath(pathname + searchStr) ?? safePath('wanted' in search ? search.wanted : undefined)
    void router.navigate({ to: '/auth', search: wanted === undefined ? {} : { wanted }, replace: true })
  }
  arriveAtPages(router)
  markNavigationTypes(router)
  layoutActors.follow(router)
  // A plain file host may answer with the file of another page, which cannot be hydrated.
  const isOwnFile = root.dataset.page === findPageFile(path) && fileLanguage === page.current()
  // For a path without a page, a rule may redirect; the shop's server has done so already.
  const isPrerendered = isOwnFile && (matchPage(path) !== undefined || !(await rules.ruleFor(path)))
  // A page that is rendered from scratch may check its guards at once; a prerendered one is hydrated first,
  // as it is.
  if (!isPrerendered) session.start()
  await renderShop(root, router, isPrerendered)
  session.start()
  followSession(session, router, tabs)
  remindCustomers(session, router, async () => {
    const { startReminder } = await import('./features/payment-reminder/start-reminder.tsx')
    return () => startReminder(session, router)
  })
  rules.fetchAhead()
  await answer(interactions)
  // A hydrated page works without these features; the next page is loaded as a document and may bring them.
  import('./app/start-hydrated-features.tsx')
    .then(({ startHydratedFeatures }) =>
      startHydratedFeatures({ router, country, consent, notifier, choice, languageDeps, builds }),
    )
    .catch(() => {
      builds.connect({ isDue: takeSlot })
      // A dialog that the visitor opens does not wait for the next page.
      const reloadOnce = () => takeSlot(router.latestLocation.pathname) && location.reload()
      country.connect({ ...strangerCountry, choose: reloadOnce })
      consent.connect({ ...unasked, open: reloadOnce })
      choice.connect({
        ...prerenderedLanguage,
        choose: (language) => location.assign(addressIn(history.location, language)),
      })
    })
}

/** Replays the interactions that were recorded before hydration; most visitors have none. */
async function answer(interactions: RecordedInteractions): Promise<void> {
  if (interactions.recordedEvents.length === 0 && interactions.texts.size === 0) return interactions.stop()
  const loaded = await import('./boot/replay.ts').catch(() => undefined)
  if (loaded) loaded.replay(interactions)
  else interactions.letGo()
}

/** Reloads when a text comes from a newer build than the code: only a full load makes them match. */
function reloadForNewer(error: unknown, { texts }: RecordedInteractions): Promise<never> {
  if (!(error instanceof NewerBuild) || texts.size > 0 || !takeSlot(findPageByAddress(location.pathname))) throw error
  location.reload()
  return new Promise(() => {})
}
