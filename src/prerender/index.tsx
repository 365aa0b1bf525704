import { type AnyRouteMatch, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageWriter, WrittenPage } from '#domain/content/written-page.ts'
import { withLanguage } from '#domain/language/language-of-path.ts'
import { createActors } from '#src/actors/actors.ts'
import { createLayoutActors } from '#src/actors/layout-actors.ts'
import { createConsent } from '#src/consent/consent-port.ts'
import { strangerCountry } from '#src/country/country-port.ts'
import { messagesOf } from '#src/i18n/built-catalogs.ts'
import { createPageLanguage } from '#src/i18n/page-language.ts'
import { writtenLanguage } from '#src/language/language-port.ts'
import type { Translations } from '#src/language/translations.ts'
import { strangerAccess } from '#src/navigation/access-port.ts'
import { noReload } from '#src/navigation/reload-port.ts'
import { noRules } from '#src/navigation/route-rules-port.ts'
import { statusOfMatches } from '#src/navigation/status-of-matches.ts'
import { createShopRouter } from '#src/router.tsx'
import { ShellPage } from '#src/shell-page.tsx'
import { noViewer3d } from '#src/viewer-3d/viewer-3d-port.ts'

export { catalogRooms, messagesOf } from '#src/i18n/built-catalogs.ts'
export { writeDocument } from './document.ts'

/** Nothing live is asked for while a page is written: its file holds content and settings, and the rest comes later. */
const noWire = () => {
  throw new Error('A page asked for live data while it was written')
}

const noTranslations: Translations = { list: noWire, forget: () => {} }

/** An address that no page has: what it shows is what every such address shows. */
const noPage = '/404'

/** Draws a page into text with the same router that draws it in the browser; or what stands in a visitor's page's place. */
export const drawPage: PageWriter['drawPage'] = async ({ kind, path, language }, { content, changed }) => {
  const address = withLanguage(kind === 'missing' ? noPage : path, language)
  const history = createMemoryHistory({ initialEntries: [address] })
  const pageLanguage = createPageLanguage(
    history,
    { messages: messagesOf, content: async () => content },
    { saved: () => undefined, write: () => {} },
  )
  pageLanguage.change(language, changed)
  if (kind === 'shell') {
    await pageLanguage.shown(noPage)
    return { status: 200, routeIds: [], ...split(renderToString(<ShellPage i18n={pageLanguage.i18n} />)) }
  }
  const context = {
    actors: createActors(),
    layoutActors: createLayoutActors(),
    language: pageLanguage,
    choice: writtenLanguage,
    translations: noTranslations,
    access: strangerAccess,
    country: strangerCountry,
    rules: noRules,
    wire: noWire,
    mayShow: () => true,
    reload: noReload,
    consent: createConsent(),
    viewer3d: noViewer3d,
    tell: () => {},
  }
  const router = createShopRouter(history, context, true)
  await router.load()
  const matches: readonly AnyRouteMatch[] = router.state.matches
  const text = renderToString(<RouterProvider router={router} />)
  return { status: statusOfMatches(matches), routeIds: matches.map(({ routeId }) => routeId), ...split(text) }
}

function split(text: string): Pick<WrittenPage, 'head' | 'body'> {
  const start = text.indexOf('<a class="skip-link"')
  return { head: text.slice(0, start), body: text.slice(start) }
}
