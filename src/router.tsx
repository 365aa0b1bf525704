import { I18nProvider } from '@lingui/react'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import './app/static-data.ts'
import { ErrorPage } from './app/error-page.tsx'
import { OverlayPortals } from './app/overlay-portals.tsx'
import { PageFrame } from './app/page-frame.tsx'
import { glidePages } from './app/page-transition.ts'
import type { RouterContext } from './app/router-context.ts'
import { parseSearch, stringifySearch } from './app/search.ts'
import { stayInShop } from './app/stay-in-shop.ts'
import { languageRewrite } from './i18n/page-language.ts'
import { routeTree } from './routeTree.gen.ts'

/** Creates the router that renders pages in the browser and, at build, into files. */
export function createShopRouter(history: RouterHistory, context: RouterContext, isServer = false) {
  const router = createRouter({
    routeTree,
    history,
    context,
    isServer,
    rewrite: languageRewrite(context.language),
    parseSearch,
    stringifySearch,
    caseSensitive: true,
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultErrorComponent: ({ error }) => <ErrorPage error={error} />,
    // At build it would write an inline script into the page.
    scrollRestoration: !isServer,
    Wrap: ({ children }) => <I18nProvider i18n={context.language.i18n}>{children}</I18nProvider>,
    InnerWrap: ({ children }) => (
      <>
        <PageFrame>{children}</PageFrame>
        <OverlayPortals />
      </>
    ),
  })
  stayInShop(router, context.rules)
  glidePages(router)
  // The router caches the addresses of links, which change with the language.
  context.language.onChange(() => router.update(router.options))
  return router
}

export type ShopRouter = ReturnType<typeof createShopRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
}
