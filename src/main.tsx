import { createBrowserHistory } from '@tanstack/react-router'
import { fileOfPath } from '#domain/navigation/page-file.ts'
import { policyOfPage } from '#domain/navigation/page-policies.ts'
import { ruleFor } from '#domain/navigation/route-rules.ts'
import { createWire } from './api/wire.ts'
import type { Kept } from './boot/keep-what-is-done.ts'
import { playAgain } from './boot/play-again.ts'
import { savedLanguage } from './boot/saved-language.ts'
import { createPageLanguage, pageOfAddress } from './i18n/page-language.ts'
import { messagesOf, NewerBuild, payloadReader } from './i18n/text-sources.ts'
import { writeLanguage } from './i18n/write-language.ts'
import { strangerAccess } from './navigation/access-port.ts'
import { arriveAtPages } from './navigation/arrive-at-page.ts'
import { markArrivals } from './navigation/page-transition.ts'
import { mayReload } from './navigation/reload-once.ts'
import { createShopRouter } from './router.tsx'
import { showShop } from './show-shop.tsx'

/** The composition root of the browser: here things are chosen and wired, and nowhere else. Resolves once the page is alive. */
export async function openShop(root: HTMLElement, kept: Kept): Promise<void> {
  const fileLanguage = document.documentElement.lang
  const history = createBrowserHistory()
  const ask = fetch.bind(globalThis)
  const sources = { messages: messagesOf, content: payloadReader(ask, __BUILD_ID__) }
  const language = createPageLanguage(history, sources, { saved: savedLanguage, write: writeLanguage })
  const wire = createWire({ base: __API_BASE__, language: language.current, fetch: ask })
  const path = pageOfAddress(history.location.pathname)
  const ownPolicy = policyOfPage(path)
  const mayShow = (other: string) => policyOfPage(other) === ownPolicy
  const router = createShopRouter(history, { language, access: strangerAccess, wire, mayShow, mayReload })
  arriveAtPages(router)
  markArrivals(router)
  // Without its texts no page is drawn: a written one stays as it is, to be read, until they come.
  await language.shown(path).catch((fault) => {
    if (fault instanceof NewerBuild && mayReload(path)) location.reload()
    throw fault
  })
  // A plain file host may answer with the file of another page, which cannot be taken over.
  const isOwnFile = root.dataset.page === fileOfPath(path) && fileLanguage === language.current()
  await showShop(root, router, isOwnFile && !ruleFor(path))
  playAgain(kept)
}
