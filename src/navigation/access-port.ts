import type { AccessFacts } from '#domain/access/access-facts.ts'

/** Where the guards get their facts from; it gives up when the navigation that asked is left. */
export type AccessPort = { facts(abandoned: AbortSignal): Promise<AccessFacts> }

/** Everyone is a stranger with no order: true as long as nobody can sign in. */
export const strangerAccess: AccessPort = {
  facts: async () => ({ session: 'cleared', paidOrder: 'none' }),
}
