import type { GuardContext } from '#domain/access/guards.ts'
import type { SessionEndReason, Tokens } from '#machines/session/session.types.ts'

/** A customer, not determined yet, or the reason why there is no session. */
export type Visitor = 'customer' | 'unsettled' | SessionEndReason

/** Tells guards and components who the visitor is. */
export type AccessPort = {
  /** The context that these guards need. Stops waiting, with unknown values, when their navigation is abandoned. */
  guardContext(names: readonly string[], abandoned: AbortSignal): Promise<GuardContext>
  visitor(): Visitor
  /**
   * Identifies the person: the customer's own mark, or `nobody` for a guest, which changes once the device
   * was cleared. Undefined until it is determined.
   */
  who(): string | undefined
  onChange(listener: () => void): () => void
  /** Signs in on this device. */
  signIn(tokens: Tokens): void
  /** Signs the customer out: this device and its other tabs forget them. */
  signOut(): void
  /** Ends a visit without an account: this device and its other tabs forget the guest and their drafts. */
  clearDevice(): void
}

/** A guest without an order: the visitor that every page is prerendered for. */
export const strangerAccess: AccessPort = {
  guardContext: async () => ({ session: 'cleared', paidOrder: 'none' }),
  visitor: () => 'never',
  who: () => 'nobody',
  onChange: () => () => {},
  signIn: () => {},
  signOut: () => {},
  clearDevice: () => {},
}
