import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import type { EmailVerificationRow } from './try-code.ts'

export type LinkError = 'link_used' | 'link_replaced' | 'link_expired' | 'link_unknown'

/**
 * Finds the verification of a link, if the link can still be used. A code with too many wrong attempts does not
 * invalidate its link.
 */
export async function findLink(
  db: Kysely<Schema>,
  link: string,
  now: Date,
): Promise<Result<EmailVerificationRow, LinkError>> {
  const verification = await db
    .selectFrom('email_verifications')
    .selectAll()
    .where('link_hash', '=', hashSecret(link))
    .forUpdate()
    .executeTakeFirst()
  if (!verification) return fail('link_unknown')
  if (verification.end_reason === 'used' || verification.end_reason === 'replaced')
    return fail(`link_${verification.end_reason}`)
  return verification.expires_at > now ? ok(verification) : fail('link_expired')
}
