import { I18nProvider } from '@lingui/react'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import './navigation/static-data.ts'
import { languageRewrite } from './i18n/page-language.ts'
import { arriveAtPages } from './navigation/arrive-at-page.ts'
import { ErrorPage } from './navigation/error-page.tsx'
import { PageFrame } from './navigation/page-frame.tsx'
import { markArrivals, pageTransition } from './navigation/page-transition.ts'
import { PendingPage } from './navigation/pending-page.tsx'
import type { RouterContext } from './navigation/router-context.ts'
import { routeTree } from './routeTree.gen.ts'

export function createShopRouter(history: RouterHistory, context: RouterContext) {
  const router = createRouter({
    routeTree,
    history,
    context,
    rewrite: languageRewrite(context.language),
    caseSensitive: true,
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultViewTransition: pageTransition,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ({ error }) => <ErrorPage error={error} />,
    scrollRestoration: true,
    Wrap: ({ children }) => <I18nProvider i18n={context.language.i18n}>{children}</I18nProvider>,
    InnerWrap: ({ children }) => <PageFrame>{children}</PageFrame>,
  })
  // The router remembers addresses that it has written once; with another language they are other addresses.
  context.language.onChange(() => router.update(router.options))
  arriveAtPages(router)
  markArrivals(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
