/** Why a token refresh had no result: the server was not reached, or is broken. */
type NoResponseCode = 'NETWORK_ERROR' | 'SERVER_ERROR'

/** What a customer's call is sent with: a token, or the reason why there is none. */
export type Credential =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'nobody' }
  /** There are stored tokens, but the server could not be asked for new ones. */
  | { readonly kind: 'unanswered'; readonly code: NoResponseCode }

/** The session as an API call sees it. */
export type CallerPort = {
  /** Resolves once the session is settled. With an aborted signal it resolves to `unanswered`. */
  credential(signal?: AbortSignal): Promise<Credential>
  /** Reports that the server rejected this token, which a refresh may just have brought. */
  reportRejectedToken(token: string, isAfterRefresh?: boolean): void
}

/** A visitor without an account, as an API call identifies them. */
export type GuestCaller = {
  /** The token of a guest who has done something here before. */
  storedGuestToken(): string | undefined
  /** The stored token, or a newly issued one; undefined when the server cannot be reached. */
  issued(): Promise<string | undefined>
}
