import type { GuardContext } from '#domain/access/guards.ts'
import type { SessionEndReason, Tokens } from '#machines/session/session.types.ts'

/** The visitor is a customer, or nobody and why; or it is not settled yet. */
export type Visitor = 'customer' | 'unsettled' | SessionEndReason

/** Where guards and screens hear who the visitor is. */
export type AccessPort = {
  /** The context that these guards need; it gives up when their navigation is abandoned. */
  guardContext(names: readonly string[], abandoned: AbortSignal): Promise<GuardContext>
  visitor(): Visitor
  /** A customer by their own mark, or nobody, who is another one once the device was forgotten; nothing as long as it is not settled. */
  who(): string | undefined
  onChange(listener: () => void): () => void
  /** Somebody has shown who they are, here. */
  signIn(tokens: Tokens): void
  /** The customer leaves: this device and its other tabs forget them. */
  signOut(): void
  /** Whoever has no account leaves: this device and its other tabs forget what they have begun, and know them no more. */
  clearDevice(): void
}

/** A stranger with no order: what every page is prerendered for. */
export const strangerAccess: AccessPort = {
  guardContext: async () => ({ session: 'cleared', paidOrder: 'none' }),
  visitor: () => 'never',
  who: () => 'nobody',
  onChange: () => () => {},
  signIn: () => {},
  signOut: () => {},
  clearDevice: () => {},
}
