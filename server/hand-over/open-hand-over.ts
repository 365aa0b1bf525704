import type { Kysely } from 'kysely'
import type * as scanCalls from '#domain/contract/scan-calls.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { inShort } from '#server/scans/in-short.ts'
import { findScan } from '#server/scans/one-scan.ts'
import { countWrongLink, type HandOverParts, tooManyLinks } from './hand-over-parts.ts'
import { holdHandOver, tieToPhone } from './hold-hand-over.ts'

type Open = typeof scanCalls.openHandOver

/** A phone opens its link: for the first time, or again after it was closed. */
export function openHandOver(parts: HandOverParts) {
  return async (db: Kysely<Schema>, { body, caller }: Call<Open>): ReturnType<UseCase<Open>> => {
    const tooMany = await tooManyLinks(db, parts, caller)
    if (tooMany) return fail(tooMany.code, tooMany)
    const now = parts.now()
    const opened = await inTransaction(db, async (transaction) => {
      const held = await holdHandOver(transaction, body, now)
      if (!held.ok) return held
      const { row, owner, sendUntil } = held.value
      const sent = row.scan_id === null ? undefined : await findScan(transaction, owner, row.scan_id)
      if (row.is_used && !sent) return fail('hand_over_used')
      await tieToPhone(transaction, held.value, body.device, now)
      const scan = sent ? inShort(sent.row, row.kind, now) : null
      return ok({ person: { kind: row.kind, name: row.name }, send_until: sendUntil.toISOString(), scan })
    })
    if (!opened.ok && opened.code === 'hand_over_unknown')
      await countWrongLink(db, parts, { caller, token: body.token })
    return opened.ok ? opened : fail(opened.code, { code: opened.code })
  }
}
