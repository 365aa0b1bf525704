import { type AnyRouteMatch, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageWriter, WrittenPage } from '#domain/content/written-page.ts'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { createActorRegistry } from './actors/actors.ts'
import { createLayoutActors } from './actors/layout-actors.ts'
import { loadMessages } from './app/built-catalogs.ts'
import { getMatchesStatus } from './app/matches-status.ts'
import { ShellPage } from './app/shell-page.tsx'
import { createConsent } from './features/consent/consent-port.ts'
import { strangerCountry } from './features/country/country-port.ts'
import { noViewer3d } from './features/shoe-viewer/viewer-3d-port.ts'
import { prerenderedLanguage } from './i18n/language-port.ts'
import { createPageLanguage } from './i18n/page-language.ts'
import type { Translations } from './i18n/translations.ts'
import { strangerAccess } from './page/access-port.ts'
import { createOverlays } from './page/overlays.ts'
import { noReload } from './page/reload-port.ts'
import { noRules } from './page/route-rules-port.ts'
import { createShopRouter } from './router.tsx'

export { catalogNamespaces, loadMessages } from './app/built-catalogs.ts'
export { writeDocument } from './app/document.ts'

/** Prerendering requests no live data: a file holds content and settings, and the rest is loaded later. */
const noApi = () => {
  throw new Error('No live data while prerendering')
}

const noTranslations: Translations = { list: noApi, clearCache: () => {} }

/** A path that no page has: its page is the file for all such paths. */
const noPage = '/404'

/**
 * Renders a page to HTML with the router of the browser; for a page that exists only in the browser, the app
 * shell.
 */
export const drawPage: PageWriter['drawPage'] = async ({ kind, path, language }, { content, changed }) => {
  const address = withLanguage(kind === 'missing' ? noPage : path, language)
  const history = createMemoryHistory({ initialEntries: [address] })
  const pageLanguage = createPageLanguage(
    history,
    { messages: loadMessages, content: async () => content },
    { saved: () => undefined, write: () => {} },
  )
  await pageLanguage.change(language, changed)
  if (kind === 'shell') {
    await pageLanguage.ready(noPage)
    return { status: 200, routeIds: [], ...split(renderToString(<ShellPage i18n={pageLanguage.i18n} />)) }
  }
  const context = {
    actors: createActorRegistry(),
    layoutActors: createLayoutActors(),
    language: pageLanguage,
    choice: prerenderedLanguage,
    translations: noTranslations,
    access: strangerAccess,
    country: strangerCountry,
    rules: noRules,
    api: noApi,
    follow: () => Promise.resolve('nobody' as const),
    clock: Date,
    mayShow: () => true,
    reload: noReload,
    consent: createConsent(),
    viewer3d: noViewer3d,
    overlays: createOverlays(),
    notify: () => {},
  }
  const router = createShopRouter(history, context, true)
  await router.load()
  const matches: readonly AnyRouteMatch[] = router.state.matches
  const text = renderToString(<RouterProvider router={router} />)
  return { status: getMatchesStatus(matches), routeIds: matches.map(({ routeId }) => routeId), ...split(text) }
}

function split(text: string): Pick<WrittenPage, 'head' | 'body'> {
  const start = text.indexOf('<a class="skip-link"')
  return { head: text.slice(0, start), body: text.slice(start) }
}
