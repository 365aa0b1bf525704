import type { Kysely } from 'kysely'
import { findWording } from '#domain/consent/wording.ts'
import type * as endpoints from '#domain/contract/endpoints.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { callerLimit } from '#server/limits/caller-limit.ts'

/** More than anyone changes their mind, too few to fill the table: twenty from one IP address in a minute. */
const limit = { calls: 20, seconds: 60 }

type Contract = typeof endpoints.recordConsent

/** Records a cookie consent with the wording of its version, dated by the shop's clock. */
export function recordConsent(now: () => Date) {
  const tooMany = callerLimit(limit)
  return async (db: Kysely<Schema>, { body, caller }: Call<Contract>): ReturnType<UseCase<Contract>> => {
    const limitError = await tooMany(caller)
    if (limitError) return limitError
    const words = findWording(body.version, body.language)
    if (!words) return fail('INVALID_INPUT')
    const wording = [words.text, words.accept, words.reject].join('\n')
    await db
      .insertInto('cookie_consents')
      .values({ ...body, wording, chosen_at: now() })
      // A repeated request, whose response was lost, keeps the first record.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return ok({})
  }
}
