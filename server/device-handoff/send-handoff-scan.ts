import type { Kysely } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { addScan, findSame } from '#server/scans/add-scan.ts'
import { publishScanSaved } from '#server/scans/publish-scan-saved.ts'
import { countInvalidLink, type HandoffDeps, tooManyLinks } from './handoff-deps.ts'
import { lockHandoff, tieToPhone } from './lock-handoff.ts'

type SendHandoffEndpoint = typeof scanCalls.sendHandoffScan

/**
 * Saves a scan from a phone. The same scan sent again, after a lost response, gets the same answer. A rejected scan may
 * be followed by another; after an accepted one the link is used up.
 */
export function sendHandoffScan(deps: HandoffDeps) {
  return async (
    db: Kysely<Schema>,
    { body, caller }: Call<SendHandoffEndpoint>,
  ): ReturnType<UseCase<SendHandoffEndpoint>> => {
    const tooMany = await tooManyLinks(db, deps, caller)
    if (tooMany) return tooMany
    const now = deps.now()
    const sent = await inTransaction(db, async (transaction) => {
      const handoff = await lockHandoff(transaction, body, now)
      if (!handoff.ok) return handoff
      const { row, owner } = handoff.value
      const person = { id: row.person_id, kind: row.kind, customer_id: row.customer_id }
      const known = await findSame(transaction, person, body.scan, now)
      if (row.is_used) return known && known.id === row.scan_id ? ok(known) : fail('handoff_used')
      const added = await addScan(transaction, person, body.scan, now)
      if (!added.ok) return added
      const { scan, isNew } = added.value
      await tieToPhone(transaction, handoff.value, body.device, now)
      await transaction
        .updateTable('device_handoffs')
        .set({ scan_id: scan.id, is_used: scan.state !== 'rejected' })
        .where('token_hash', '=', row.token_hash)
        .execute()
      if (isNew) await publishScanSaved(transaction, owner, scan, 'handoff', now)
      return ok(scan)
    })
    if (!sent.ok && sent.code === 'handoff_unknown') await countInvalidLink(db, deps, { caller, token: body.token })
    return sent
  }
}
