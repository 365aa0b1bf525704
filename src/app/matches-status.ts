import { readErrorStatus } from './page-error.ts'

type Match = {
  readonly routeId: string
  readonly status: string
  readonly error?: unknown
  /** How the router marks the match in whose place its not-found page stands. */
  readonly _notFound?: boolean | undefined
  readonly staticData?: { readonly status?: number | undefined } | undefined
}

/**
 * The HTTP status of what the router shows. The router keeps none itself that can be trusted,
 * so it is read from the matches: a fault, no page at all, or what the page says of itself.
 */
export function getMatchesStatus(matches: readonly Match[]): number {
  const failed = matches.find((match) => match.status === 'error')
  if (failed) return readErrorStatus(failed.error)
  if (matches.some((match) => match._notFound || match.status === 'notFound')) return 404
  const page = matches.at(-1)
  return page === undefined || page.routeId === '__root__' ? 404 : (page.staticData?.status ?? 200)
}
