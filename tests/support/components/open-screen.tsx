import type { MessageDescriptor } from '@lingui/core'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { getContent } from '#content/page-contents.ts'
import { createActorRegistry } from '#src/actors/actors.ts'
import { createLayoutActors } from '#src/actors/layout-actors.ts'
import { createApi } from '#src/api/api.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { arriveAtPages } from '#src/app/arrive-at-page.ts'
import { loadMessages } from '#src/app/built-catalogs.ts'
import { markNavigationTypes } from '#src/app/page-transition.ts'
import { createConsent } from '#src/features/consent/consent-port.ts'
import { type CountryPort, strangerCountry } from '#src/features/country/country-port.ts'
import { createCallers } from '#src/features/session/create-callers.ts'
import { followSession } from '#src/features/session/follow-session.ts'
import { sessionAccess } from '#src/features/session/session-access.ts'
import { type BringViewer3d, noViewer3d } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { addressIn } from '#src/i18n/address-in.ts'
import { type LanguagePort, prerenderedLanguage } from '#src/i18n/language-port.ts'
import { createPageLanguage } from '#src/i18n/page-language.ts'
import { savedLanguage, saveLanguage } from '#src/i18n/saved-language.ts'
import { createTranslations } from '#src/i18n/translations.ts'
import { writeLanguage } from '#src/i18n/write-language.ts'
import { type AccessPort, strangerAccess } from '#src/page/access-port.ts'
import { createOverlays } from '#src/page/overlays.ts'
import { noReload } from '#src/page/reload-port.ts'
import { noRules, type RouteRulesPort } from '#src/page/route-rules-port.ts'
import { createShopRouter } from '#src/router.tsx'

type Options = {
  access?: AccessPort
  country?: CountryPort
  rules?: RouteRulesPort
  viewer3d?: BringViewer3d
  /** The server's responses by path; every other path gets no response. */
  answers?: (path: string, request: Request) => Response | Promise<Response> | undefined
  /**
   * Whether the browser has a real session with the tokens that it stores; otherwise `access` says who the visitor is.
   */
  hasSession?: boolean
}

export function success(data: unknown): Response {
  return Response.json({ status: 'success', data })
}

/** Opens the shop at an address as a browser would, with the real router, texts and screens. */
export async function openScreen(
  address: string,
  {
    access: given = strangerAccess,
    country = strangerCountry,
    rules = noRules,
    viewer3d = noViewer3d,
    answers = () => undefined,
    hasSession = false,
  }: Options = {},
) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const language = createPageLanguage(
    history,
    { messages: loadMessages, content: async (path, language) => getContent(path, language) },
    { saved: savedLanguage, write: writeLanguage },
  )
  const choice: LanguagePort = {
    ...prerenderedLanguage,
    choose(chosen) {
      void language.fetched(history.location.pathname, chosen).then(() => {
        saveLanguage(chosen)
        history.replace(addressIn(history.location, chosen))
      })
    },
  }
  const requests: Request[] = []
  const notifications: MessageDescriptor[] = []
  const fetchFake: typeof fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://shop.test'), init)
    requests.push(request)
    const path = new URL(request.url).pathname.replace('/api', '')
    return (await answers(path, request)) ?? Response.json({ status: 'error', code: 'NOT_FOUND' }, { status: 404 })
  }
  // The composition root decides where a session that ends leads to; tests/e2e-long/session.spec.ts tests it.
  const [actors, layoutActors] = [createActorRegistry(), createLayoutActors()]
  const callers = hasSession ? createCallers(actors, fetchFake, () => {}) : undefined
  const api =
    callers?.apiClient ??
    createApi({ shop: createShopFetch({ base: '/api', language: language.current, fetch: fetchFake }) })
  const access = callers ? sessionAccess({ ...callers, api: callers.apiClient }) : given
  const router = createShopRouter(history, {
    actors,
    layoutActors,
    language,
    choice,
    translations: createTranslations(api, () => performance.now()),
    access,
    country,
    api,
    follow: callers?.follow ?? (async () => 'nobody'),
    session: callers?.session,
    clock: callers?.clock ?? Date,
    rules,
    mayShow: () => true,
    reload: noReload,
    consent: createConsent(),
    viewer3d,
    overlays: createOverlays(),
    notify: (text) => void notifications.push(text),
  })
  arriveAtPages(router)
  markNavigationTypes(router)
  layoutActors.follow(router)
  // The actor of a layout would otherwise keep receiving events of later tests.
  onTestFinished(() => void actors.running().get('tabi-gen-01')?.stop())
  callers?.session.start()
  await language.ready(router.latestLocation.pathname)
  const shown = render(<RouterProvider router={router} />, { onCaughtError: () => {} })
  if (callers) followSession(callers.session, router, callers.tabs)
  await settled(router)
  return { router, actors, history, requests, notifications, language, session: callers?.session, ...shown }
}

/** A busy machine may be slow to render a long page. */
const patience = { timeout: 60_000 }

/** Waits until the requested page is the rendered page. */
export async function settled(router: ReturnType<typeof createShopRouter>): Promise<void> {
  await vi.waitFor(() => {
    expect(router.state.status).toBe('idle')
    expect(router.state.resolvedLocation?.href).toBe(router.state.location.href)
    expect(document.querySelector('main')).not.toBeNull()
  }, patience)
}
