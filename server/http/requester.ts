import type { Context } from 'hono'
import { linkHeader } from '#domain/contract/file-call.ts'
import { settings } from '#domain/settings.ts'
import type { ApiEnv } from './api-env.ts'

/** Who asks, as far as the request says it, whatever kind of call it is. */
export type Requester = {
  readonly caller: string
  readonly requestId: string
  /** The token of the Authorization header, with or without its scheme. */
  readonly token: string | undefined
  /** The token of the guest's header. */
  readonly guest: string | undefined
  /** The token of the link of an order. */
  readonly link: string | undefined
  /** The name of the browser, by which its owner knows it again. */
  readonly userAgent: string
}

/** A header that came twice is joined by a comma, and is no token; but it is no missing one either. */
function parseToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : (/^(?:Bearer +)?([\w.~+/=-]+)$/i.exec(header)?.[1] ?? '')
}

export function readRequester({ req, env }: Context<ApiEnv>): Requester {
  const { id: requestId, caller } = env.requestContext
  return {
    caller,
    requestId,
    token: parseToken(req.header('authorization')),
    guest: req.header(settings.guest.header),
    link: req.header(linkHeader),
    userAgent: req.header('user-agent') ?? '',
  }
}
