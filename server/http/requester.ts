import type { Context } from 'hono'
import { linkHeader } from '#domain/contract/call-kinds.ts'
import { settings } from '#domain/settings.ts'
import type { ApiEnv } from './api-env.ts'

/** What a request says about its sender, for every kind of endpoint. */
export type Requester = {
  readonly caller: string
  readonly requestId: string
  /** The token of the Authorization header, with or without its scheme. */
  readonly token: string | undefined
  /** The token of the guest header. */
  readonly guest: string | undefined
  /** The token of an order link. */
  readonly link: string | undefined
  /** The User-Agent, by which the owner of a session recognizes it in a list. */
  readonly userAgent: string
}

/**
 * Returns an empty string for a malformed token, which is not the same as a missing one. Repeated headers are joined by
 * a comma and therefore malformed.
 */
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
