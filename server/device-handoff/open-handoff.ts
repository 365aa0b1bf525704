import type { Kysely } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { findScan } from '#server/scans/get-scan.ts'
import { toScanSummary } from '#server/scans/scan-summary.ts'
import { countInvalidLink, type HandoffDeps, tooManyLinks } from './handoff-deps.ts'
import { lockHandoff, tieToPhone } from './lock-handoff.ts'

type OpenHandoffEndpoint = typeof scanCalls.openHandoff

/** Opens a link on a phone: for the first time, or again after it was closed. */
export function openHandoff(deps: HandoffDeps) {
  return async (
    db: Kysely<Schema>,
    { body, caller }: Call<OpenHandoffEndpoint>,
  ): ReturnType<UseCase<OpenHandoffEndpoint>> => {
    const tooMany = await tooManyLinks(db, deps, caller)
    if (tooMany) return tooMany
    const now = deps.now()
    const opened = await inTransaction(db, async (transaction) => {
      const handoff = await lockHandoff(transaction, body, now)
      if (!handoff.ok) return handoff
      const { row, owner, sendUntil } = handoff.value
      const sent = row.scan_id === null ? undefined : await findScan(transaction, owner, row.scan_id)
      if (row.is_used && !sent) return fail('handoff_used')
      await tieToPhone(transaction, handoff.value, body.device, now)
      const scan = sent ? toScanSummary(sent.row, row.kind, now) : null
      return ok({ person: { kind: row.kind, name: row.name }, send_until: sendUntil.toISOString(), scan })
    })
    if (!opened.ok && opened.code === 'handoff_unknown') await countInvalidLink(db, deps, { caller, token: body.token })
    return opened
  }
}
