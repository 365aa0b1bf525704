import type { Kysely } from 'kysely'
import type * as scanCalls from '#domain/contract/scan-calls.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { ownerOf } from '#server/scans/owner.ts'
import { findPerson } from '#server/scans/people-of.ts'
import type { HandOverParts } from './hand-over-parts.ts'

type Look = typeof scanCalls.lookAtHandOver

/** How far the phone is that was let in to measure somebody. */
export function lookAtHandOver({ now }: HandOverParts) {
  return async (db: Kysely<Schema>, visitor: Visitor, { query }: Call<Look>): ReturnType<UseCase<Look>> => {
    const person = await findPerson(db, ownerOf(visitor), query.person_id)
    if (!person) return fail('NOT_FOUND')
    const ofPerson = db.selectFrom('hand_overs').where('hand_overs.person_id', '=', person.id)
    const connected = await ofPerson
      .select('expires_at')
      .where('device_hash', 'is not', null)
      .where('is_used', '=', false)
      .where('expires_at', '>', now())
      .executeTakeFirst()
    const sent = await ofPerson
      .innerJoin('scans', 'scans.id', 'hand_overs.scan_id')
      .select('scans.id')
      .where('is_used', '=', true)
      .orderBy('scans.created_at', 'desc')
      .executeTakeFirst()
    return ok({
      connected_seconds: connected ? Math.ceil((connected.expires_at.getTime() - now().getTime()) / 1000) : null,
      sent_scan_id: sent?.id ?? null,
    })
  }
}
