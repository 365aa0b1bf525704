export type Tokens = { readonly token?: string | undefined; readonly refreshToken?: string | undefined }

/** What a refresh ended in. Only a refusal ends the session: without an answer the tokens are kept. */
export type RefreshTokensResult =
  | { readonly kind: 'renewed'; readonly tokens: Tokens }
  /** Meanwhile another tab has signed in or out, or refreshed: what is kept now counts. */
  | { readonly kind: 'overtaken'; readonly tokens: Tokens }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unanswered'; readonly code: NoResponseCode }

/** The shop was not reached, or is broken. */
export type NoResponseCode = 'NETWORK_ERROR' | 'SERVER_ERROR'

/** Why nobody is signed in. */
export type SessionEndReason = 'never' | 'signed_out' | 'expired'

export type SessionContext = {
  readonly tokens: Tokens
  readonly why: SessionEndReason
  /** How long the token was good for when it was judged last. */
  readonly leftMs: number
  /** Why the last refresh had no answer. */
  readonly error?: NoResponseCode
}

export type SessionEvent =
  /** Tokens came: by signing in here, or in another tab. */
  | { type: 'session.stored'; tokens: Tokens }
  /** The server answered 401 to this token. */
  | { type: 'session.rejected'; token: string | undefined; isAfterRefresh?: boolean }
  /** Here, or in another tab, which says why. */
  | { type: 'session.signedOut'; why?: SessionEndReason }
  /** A call wants to be made, and the last refresh had no answer. */
  | { type: 'session.needed' }
  /** The shop told another time than was thought. */
  | { type: 'session.clockSet' }
