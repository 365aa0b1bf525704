import { createHash } from 'node:crypto'

/** What was asked for, as one word: the name in the address, the query and the body as the contract has read them. */
export function digestOf({ id, query, body }: { id: string; query: unknown; body: unknown }): string {
  return createHash('sha256')
    .update(JSON.stringify([id, query ?? null, body ?? null]))
    .digest('base64url')
}
