import type { JSONColumnType } from 'kysely'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { ShoeReport } from '#domain/shoe/shoe-request.ts'
import type { PairCheckError } from '#domain/workshop/pair-check-error.ts'
import type { PrintKind } from '#domain/workshop/print-kinds.ts'

export type PairReport = Readonly<Record<FootSide, ShoeReport>>

/** One row for each checked revision of a pair: it failed, or its shoes were made. */
export type PairChecksTable = {
  pair_id: string
  revision: number
  checked_at: Date
  error: JSONColumnType<PairCheckError> | null
  report: JSONColumnType<PairReport> | null
}

export type PrintFilesTable = {
  file_id: string
  pair_id: string
  revision: number
  side: FootSide
  kind: PrintKind
}
