/** Why a refresh had no answer: the shop was not reached, or is broken. */
type NoResponseCode = 'NETWORK_ERROR' | 'SERVER_ERROR'

/** What a call of a customer carries: a token, or why there is none. */
export type Credential =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'nobody' }
  /** Tokens are kept, and the shop could not be asked for new ones. */
  | { readonly kind: 'unanswered'; readonly code: NoResponseCode }

/** The session as a call sees it. */
export type CallerPort = {
  /** Once the session is settled; a caller who does not wait so long hears that there was no answer. */
  credential(signal?: AbortSignal): Promise<Credential>
  /** The shop refused this token, which a refresh may just have brought. */
  reportRejectedToken(token: string, isAfterRefresh?: boolean): void
}

/** A visitor without an account, as a call names them. */
export type GuestCaller = {
  /** The token of a guest who has done something here before. */
  storedGuestToken(): string | undefined
  /** The same, or a new one of the shop's; none when the shop cannot be asked. */
  issued(): Promise<string | undefined>
}
