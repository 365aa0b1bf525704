export type Tokens = { readonly token?: string | undefined; readonly refreshToken?: string | undefined }

/** The result of a refresh. Only a rejection ends the session: without a response the tokens are retained. */
export type RefreshTokensResult =
  | { readonly kind: 'renewed'; readonly tokens: Tokens }
  /** Another tab signed in, signed out or refreshed meanwhile: its stored tokens count. */
  | { readonly kind: 'overtaken'; readonly tokens: Tokens }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unanswered'; readonly code: NoResponseCode }

/** The shop could not be reached, or answered with a server error. */
export type NoResponseCode = 'NETWORK_ERROR' | 'SERVER_ERROR'

/** Why the visitor is not signed in. */
export type SessionEndReason = 'never' | 'signed_out' | 'expired'

export type SessionContext = {
  readonly tokens: Tokens
  readonly why: SessionEndReason
  /** How long the token was valid when it was checked last. */
  readonly leftMs: number
  /** Why the last refresh had no response. */
  readonly error?: NoResponseCode
}

export type SessionEvent =
  /** New tokens were stored, by signing in here or in another tab. */
  | { type: 'session.stored'; tokens: Tokens }
  /** The server answered 401 to this token. */
  | { type: 'session.rejected'; token: string | undefined; isAfterRefresh?: boolean }
  /** The visitor signed out here, or in another tab, which gives the reason. */
  | { type: 'session.signedOut'; why?: SessionEndReason }
  /** A request needs a token, and the last refresh had no response. */
  | { type: 'session.needed' }
  /** The clock of the shop differs from the one used so far. */
  | { type: 'session.clockSet' }
