import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { hashOf } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Proof } from './try-code.ts'

export type LinkRefusal = 'link_used' | 'link_replaced' | 'link_expired' | 'link_unknown'

/** The question that a link answers, if it still can. A code that was guessed at too often does not take its link along. */
export async function findLink(db: Kysely<Schema>, link: string, now: Date): Promise<Result<Proof, LinkRefusal>> {
  const proof = await db
    .selectFrom('email_proofs')
    .selectAll()
    .where('link_hash', '=', hashOf(link))
    .forUpdate()
    .executeTakeFirst()
  if (!proof) return fail('link_unknown')
  if (proof.ended_why === 'used' || proof.ended_why === 'replaced') return fail(`link_${proof.ended_why}`)
  return proof.expires_at > now ? ok(proof) : fail('link_expired')
}
