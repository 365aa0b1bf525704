import { createRootRouteWithContext, notFound, redirect } from '@tanstack/react-router'
import { splitLanguage } from '#domain/language/language-in-path.ts'
import { matchPage } from '#domain/navigation/match-page.ts'
import { safePath } from '#domain/navigation/safe-path.ts'
import { fullLoad } from '#src/app/full-load.ts'
import { NotFoundLayout } from '#src/app/not-found-layout.tsx'
import { NotFoundPage } from '#src/app/not-found-page.tsx'
import type { RouterContext } from '#src/app/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  async beforeLoad({ context, matches, location, preload, abortController }) {
    if (preload) return context.language.fetched(location.pathname)
    if (!context.mayShow(location.pathname) || context.reload.isDue(location.pathname)) throw fullLoad(location)
    const isPage = matchPage(location.pathname) !== undefined
    const rule = isPage ? undefined : await context.rules.ruleFor(location.pathname)
    if (rule)
      throw redirect(rule.isExternal ? { href: rule.to } : { to: rule.to, search: location.search, replace: true })
    await context.language.ready(location.pathname, pageNamedIn(location.search)).catch((error) => {
      throw context.reload.mends(error, location.pathname) ? fullLoad(location) : error
    })
    // A path that only starts like a page must not run that page's guard; the server answers 404 for it too.
    if (!isPage) throw notFound()
    const names = matches.flatMap((match) => match.staticData.guards ?? [])
    if (names.length === 0) return
    // Loaded on demand: most pages have no guard.
    const { checkGuards } = await import('#src/app/check-guards.ts')
    await checkGuards({
      names,
      wanted: location.href,
      abandoned: abortController.signal,
      access: context.access,
    })
  },
  notFoundComponent: () => (
    <NotFoundLayout>
      <NotFoundPage />
    </NotFoundLayout>
  ),
})

/** The page that the visitor requested before sign-in; the sign-in page shows its title. */
function pageNamedIn(search: { wanted?: unknown }): string | undefined {
  const wanted = safePath(search.wanted)
  return wanted && splitLanguage(wanted).path
}
