import { createBrowserHistory } from '@tanstack/react-router'
import { splitLanguage } from '#domain/language/language-of-path.ts'
import { fileOfPath } from '#domain/navigation/page-file.ts'
import { policyOfPage } from '#domain/navigation/page-policies.ts'
import { createWire } from './api/wire.ts'
import type { Kept } from './boot/keep-what-is-done.ts'
import { playAgain } from './boot/play-again.ts'
import { createPageLanguage } from './i18n/page-language.ts'
import { messagesOf, payloadReader } from './i18n/text-sources.ts'
import { writeLanguage } from './i18n/write-language.ts'
import { strangerAccess } from './navigation/access-port.ts'
import { arriveAtPages } from './navigation/arrive-at-page.ts'
import { markArrivals } from './navigation/page-transition.ts'
import { createShopRouter } from './router.tsx'
import { showShop } from './show-shop.tsx'

/** The composition root of the browser: here things are chosen and wired, and nowhere else. Resolves once the page is alive. */
export async function openShop(root: HTMLElement, kept: Kept): Promise<void> {
  const history = createBrowserHistory()
  const ask = fetch.bind(globalThis)
  const sources = { messages: messagesOf, content: payloadReader(ask, __BUILD_ID__) }
  const language = createPageLanguage(history, sources, writeLanguage)
  const wire = createWire({ base: __API_BASE__, language: language.current, fetch: ask })
  const { path } = splitLanguage(history.location.pathname)
  const ownPolicy = policyOfPage(path)
  const mayShow = (path: string) => policyOfPage(path) === ownPolicy
  const router = createShopRouter(history, { language, access: strangerAccess, wire, mayShow })
  arriveAtPages(router)
  markArrivals(router)
  // A plain file host may answer with the file of another page, which cannot be taken over.
  const isWritten = root.dataset.page === fileOfPath(path) && document.documentElement.lang === language.current()
  await showShop(root, router, isWritten)
  playAgain(kept)
}
