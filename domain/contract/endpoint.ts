import * as z from 'zod/mini'
import type { ShopErrorCode } from './errors.ts'

/** A path parameter with its name, such as `{id}`. */
export const pathParameter = /\{(\w+)\}/

/** The method and path of a call of any kind. */
export type CallAddress = {
  readonly method: 'GET' | 'POST'
  /** Relative to the base path, as the specification spells it, with at most one path parameter: `{id}`. */
  readonly path: `/${string}`
  /** The response can be had only once and must not be lost: no HEAD, which would discard it. */
  readonly isOnce?: true
}

/**
 * One JSON endpoint of the API: everything that client and server need to know about it. Its documentation is in
 * server/docs-page.
 */
export type Endpoint = CallAddress & {
  /** Strict: unknown names are rejected. */
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Open: the server sends only these fields, and a tab with an older build ignores fields that are new to it. */
  readonly response: z.ZodMiniType
  readonly successStatus: 200 | 202
  readonly maxBodyBytes?: number
  /**
   * Who must be authenticated: a customer by the token in the Authorization header, a visitor by that or by the guest
   * token in its own header, an operator by their own token. Without it, anyone may call.
   */
  readonly needs?: 'customer' | 'visitor' | 'operator'
  /** A guest sends their token if they have one; anyone else may call as well. */
  readonly knowsGuest?: true
  /** The rejections of the shop's own rules, besides the errors that any call may have. */
  readonly errorCodes?: readonly ShopErrorCode[]
  /**
   * Executed at most once: the caller sends an idempotency key with each command, and a retry gets the same response
   * for a day.
   */
  readonly isIdempotent?: true
  /** The response is the same for everybody: caches may store and revalidate it. No other response is cached. */
  readonly canBeCached?: true
  /** The response sets the cookie that binds a session to this browser. */
  readonly binds?: true
}

export type RequestQuery<E extends Pick<Endpoint, 'query'>> = E['query'] extends z.ZodMiniType
  ? z.output<E['query']>
  : undefined
export type RequestBody<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.output<E['body']> : undefined
export type EndpointErrorCode<E extends object> = E extends { errorCodes: readonly (infer Code extends string)[] }
  ? Code
  : never
export type ResponseBody<E extends Pick<Endpoint, 'response'>> = z.output<E['response']>

/** The body limit of an endpoint that sets none itself. */
export const defaultMaxBodyBytes = 32_768

/** The response of a call that returns no data. */
export const emptyResponse = z.object({})
