import type { Selectable } from 'kysely'
import type { ScanSummary } from '#domain/contract/scans.ts'
import { toScanBlockers } from '#domain/scan/judge-scan.ts'
import type { PersonKind } from '#domain/scan/person.ts'
import { isOldScan } from '#domain/scan/scan-age.ts'
import type { ScansTable } from '#server/db/scan-tables.ts'

/** The columns needed for a list of scans. */
export const shortColumns = ['id', 'person_id', 'state', 'summary', 'rejections', 'measured_at'] as const

type ShortRow = Pick<Selectable<ScansTable>, (typeof shortColumns)[number]>

export function toScanSummary(row: ShortRow, kind: PersonKind, now: Date): ScanSummary {
  const { id, person_id, state, summary, rejections, measured_at } = row
  const { quality, left, right } = summary
  return {
    id,
    person_id,
    state,
    measured_at: measured_at.toISOString(),
    is_old: isOldScan(kind, measured_at, now),
    quality,
    left,
    right,
    blockers: toScanBlockers(quality, [left.length_mm, right.length_mm]),
    rejected_for: rejections,
  }
}
