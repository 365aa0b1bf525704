import { type AnyRouteMatch, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { WrittenPage } from '#domain/content/written-page.ts'
import { withLanguage } from '#domain/language/language-of-path.ts'
import type { Language } from '#domain/settings.ts'
import { strangerCountry } from './country/country-port.ts'
import { createPageLanguage } from './i18n/page-language.ts'
import { messagesOf, type TextSources } from './i18n/text-sources.ts'
import { strangerAccess } from './navigation/access-port.ts'
import { noRules } from './navigation/route-rules-port.ts'
import { statusOfMatches } from './navigation/status-of-matches.ts'
import { createShopRouter } from './router.tsx'
import { ShellPage } from './shell-page.tsx'

/** Nothing live is asked for while a page is written: its file holds content and settings, and the rest comes later. */
const noWire = () => {
  throw new Error('A page asked for live data while it was written')
}

/** Draws a page into text, at build, with the same router that draws it in the browser. */
export async function writePage(
  path: string,
  language: Language,
  content: TextSources['content'],
): Promise<WrittenPage> {
  const history = createMemoryHistory({ initialEntries: [withLanguage(path, language)] })
  const pageLanguage = createPageLanguage(
    history,
    { messages: messagesOf, content },
    { saved: () => undefined, write: () => {} },
  )
  const context = {
    language: pageLanguage,
    access: strangerAccess,
    country: strangerCountry,
    rules: noRules,
    wire: noWire,
    mayShow: () => true,
    mayReload: () => false,
  }
  const router = createShopRouter(history, context, true)
  await router.load()
  const matches: readonly AnyRouteMatch[] = router.state.matches
  const text = renderToString(<RouterProvider router={router} />)
  return { status: statusOfMatches(matches), routeIds: matches.map(({ routeId }) => routeId), ...split(text) }
}

/** What stands in the place of a page that is drawn only for its visitor. */
export async function writeShell(language: Language): Promise<WrittenPage> {
  const messages = await messagesOf('common', language)
  const text = renderToString(<ShellPage language={language} messages={messages} />)
  return { status: 200, routeIds: [], ...split(text) }
}

function split(text: string): Pick<WrittenPage, 'head' | 'body'> {
  const start = text.indexOf('<a class="skip-link"')
  return { head: text.slice(0, start), body: text.slice(start) }
}
