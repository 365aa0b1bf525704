import type { Kysely } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { findPerson } from '#server/scans/list-people.ts'
import { toOwner } from '#server/scans/owner.ts'
import type { HandoffDeps } from './handoff-deps.ts'

type ViewHandoffEndpoint = typeof scanCalls.loadHandoffStatus

/** The status of the phone that measures a person. */
export function loadHandoffStatus({ now }: HandoffDeps) {
  return async (
    db: Kysely<Schema>,
    visitor: Visitor,
    { query }: Call<ViewHandoffEndpoint>,
  ): ReturnType<UseCase<ViewHandoffEndpoint>> => {
    const person = await findPerson(db, toOwner(visitor), query.person_id)
    if (!person) return fail('NOT_FOUND')
    const ofPerson = db.selectFrom('device_handoffs').where('device_handoffs.person_id', '=', person.id)
    const connected = await ofPerson
      .select('expires_at')
      .where('device_hash', 'is not', null)
      .where('is_used', '=', false)
      .where('expires_at', '>', now())
      .executeTakeFirst()
    const sent = await ofPerson
      .innerJoin('scans', 'scans.id', 'device_handoffs.scan_id')
      .select('scans.id')
      .where('is_used', '=', true)
      .orderBy('scans.created_at', 'desc')
      .executeTakeFirst()
    return ok({
      send_seconds_left: connected ? Math.ceil((connected.expires_at.getTime() - now().getTime()) / 1000) : null,
      sent_scan_id: sent?.id ?? null,
    })
  }
}
