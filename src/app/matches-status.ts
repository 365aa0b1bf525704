import { readErrorStatus } from './page-error.ts'

type Match = {
  readonly routeId: string
  readonly status: string
  readonly error?: unknown
  /** Set by the router on the match in whose place the not-found page is rendered. */
  readonly _notFound?: boolean | undefined
  readonly staticData?: { readonly status?: number | undefined } | undefined
}

/**
 * The HTTP status of what the router shows. The router's own status is not reliable, so it is derived from
 * the matches: 500 or the page error's status for an error, 404 without a page, otherwise the status in the
 * page's static data.
 */
export function getMatchesStatus(matches: readonly Match[]): number {
  const failed = matches.find((match) => match.status === 'error')
  if (failed) return readErrorStatus(failed.error)
  if (matches.some((match) => match._notFound || match.status === 'notFound')) return 404
  const page = matches.at(-1)
  return page === undefined || page.routeId === '__root__' ? 404 : (page.staticData?.status ?? 200)
}
