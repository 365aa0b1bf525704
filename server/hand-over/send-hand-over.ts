import type { Kysely } from 'kysely'
import type * as scanCalls from '#domain/contract/scan-calls.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { addScan, findSame } from '#server/scans/add-scan.ts'
import { tellKept } from '#server/scans/tell-kept.ts'
import { countWrongLink, type HandOverParts, tooManyLinks } from './hand-over-parts.ts'
import { holdHandOver, tieToPhone } from './hold-hand-over.ts'

type Send = typeof scanCalls.sendHandOver

/**
 * A phone sends what it has measured. The same scan again, because its answer was lost, is answered again; one that was not
 * believed may be followed by another; after one that was, the link has had its use.
 */
export function sendHandOver(parts: HandOverParts) {
  return async (db: Kysely<Schema>, { body, caller }: Call<Send>): ReturnType<UseCase<Send>> => {
    const tooMany = await tooManyLinks(db, parts, caller)
    if (tooMany) return fail(tooMany.code, tooMany)
    const now = parts.now()
    const sent = await inTransaction(db, async (transaction) => {
      const held = await holdHandOver(transaction, body, now)
      if (!held.ok) return held
      const { row, owner } = held.value
      const person = { id: row.person_id, kind: row.kind, customer_id: row.customer_id }
      const known = await findSame(transaction, person, body.scan, now)
      if (row.is_used) return known && known.id === row.scan_id ? ok(known) : fail('hand_over_used')
      const added = await addScan(transaction, person, body.scan, now)
      if (!added.ok) return added
      const { scan, isNew } = added.value
      await tieToPhone(transaction, held.value, body.device, now)
      await transaction
        .updateTable('hand_overs')
        .set({ scan_id: scan.id, is_used: scan.state !== 'rejected' })
        .where('token_hash', '=', row.token_hash)
        .execute()
      if (isNew) await tellKept(transaction, owner, scan, 'hand_over', now)
      return ok(scan)
    })
    if (!sent.ok && sent.code === 'hand_over_unknown') await countWrongLink(db, parts, { caller, token: body.token })
    return sent.ok ? sent : fail(sent.code, { code: sent.code })
  }
}
