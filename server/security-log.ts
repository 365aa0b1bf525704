import type { Log } from './log.ts'

export type SecurityEventKind =
  | 'refresh_token_reused'
  | 'codes_exhausted'
  | 'webhook_rejected'
  | 'operator_not_authenticated'
  | 'operator_denied'
  | 'operator_token_expired'
  | 'second_factor_failed'
  | 'limit_reached'
  | 'challenge_mode_changed'
  | 'challenge_failed'
  | 'forwarded_for_untrusted'
  | 'email_change_requested'
  | 'email_changed'
  | 'email_change_undone'
  | 'unverified_hold_refused'
  | 'keys_rotated'
  | 'started'

export type SecurityEvent = {
  readonly kind: SecurityEventKind
  /** The address of the caller; of it, only the network is stored. */
  readonly caller?: string
  /** The id of a session, an order, a verification or a token; never that of a customer. */
  readonly subject?: string
  readonly requestId?: string
  /** Neither addresses nor secrets. */
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

/** What is recorded as evidence of attacks. */
export type SecurityLog = {
  /** Returns at once: nobody waits for the record. */
  record(event: SecurityEvent): void
}

/** Records security events in the log of the shop. */
export function createSecurityLog(log: Log): SecurityLog {
  return { record: (event) => log.warn({ security: event }, `Security event: ${event.kind}`) }
}
