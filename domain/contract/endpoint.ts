import type * as z from 'zod/mini'

/** Where a call is made, whatever kind it is. */
export type CallAddress = {
  readonly method: 'GET' | 'POST'
  /** Below the base path, as the specification spells it; `{id}` stands for the name of one thing, anywhere in it. */
  readonly path: `/${string}`
  /** Its answer can be had only once, so it may not be lost: no HEAD, which has none. */
  readonly isOnce?: true
}

/** One call on the wire: everything that both sides need to know of it. What the documents say is server/docs-page. */
export type Endpoint = CallAddress & {
  /** Strict: a name that is not known is refused. */
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Open: the server sends only what stands here, and a tab of an older build reads over what is new to it. */
  readonly answer: z.ZodMiniType
  readonly successStatus: 200 | 202
  readonly maxBodyBytes?: number
  /**
   * Who must be known: a customer by the token of the Authorization header, a visitor by that or by the guest's token in
   * its own header, an operator by theirs. Without it anyone may call.
   */
  readonly needs?: 'customer' | 'visitor' | 'operator'
  /** A guest who calls says so, if they are one; anyone else may call as well. */
  readonly knowsGuest?: true
  /** How the shop's own rules may refuse it, beside what can go wrong on any call. */
  readonly errorCodes?: readonly string[]
  /** It may not be done twice: its caller gives each deed a key, and hears the same answer to it for a day. */
  readonly isIdempotent?: true
  /** Everybody is answered the same: whoever keeps the answer may ask whether it still holds. Nobody keeps any other. */
  readonly canBeCached?: true
  /** A browser that calls it is given the cookie that ties a session to it. */
  readonly binds?: true
}

export type RequestQuery<E extends Pick<Endpoint, 'query'>> = E['query'] extends z.ZodMiniType
  ? z.output<E['query']>
  : undefined
export type RequestBody<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.output<E['body']> : undefined
export type EndpointErrorCode<E extends object> = E extends { errorCodes: readonly (infer Code extends string)[] }
  ? Code
  : never
export type ResponseBody<E extends Pick<Endpoint, 'answer'>> = z.output<E['answer']>

/** A body that an endpoint does not size itself. */
export const defaultMaxBodyBytes = 32_768
