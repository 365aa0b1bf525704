import { createRootRouteWithContext, notFound } from '@tanstack/react-router'
import { matchPage } from '#domain/navigation/match-page.ts'
import { checkGuards } from '#src/navigation/check-guards.ts'
import { ErrorPage } from '#src/navigation/error-page.tsx'
import { NotFoundLayout } from '#src/navigation/not-found-layout.tsx'
import { NotFoundPage } from '#src/navigation/not-found-page.tsx'
import type { RouterContext } from '#src/navigation/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  async beforeLoad({ context, matches, location, preload, abortController }) {
    if (!preload) await context.language.shown()
    // A longer path than a page's would otherwise meet that page's guard; this is what the server answers too.
    if (!matchPage(location.pathname)) throw notFound()
    await checkGuards({
      names: matches.flatMap((match) => match.staticData.guards ?? []),
      wanted: location.href,
      preload,
      abandoned: abortController.signal,
      access: context.access,
    })
  },
  notFoundComponent: () => (
    <NotFoundLayout>
      <NotFoundPage />
    </NotFoundLayout>
  ),
  errorComponent: ({ error }) => (
    <NotFoundLayout>
      <ErrorPage error={error} />
    </NotFoundLayout>
  ),
})
