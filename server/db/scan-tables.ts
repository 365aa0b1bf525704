import type { Generated, JSONColumnType } from 'kysely'
import type { ScanRejection } from '#domain/scan/judge-scan.ts'
import type { PersonGroup, PersonKind } from '#domain/scan/person.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import type { ScanFacts } from '#domain/scan/scan-facts.ts'
import type { ScanState } from '#domain/scan/scan-states.ts'
import type { Language } from '#domain/settings.ts'

/** The people whose feet are measured: several of a customer, or one of a guest. */
export type PeopleTable = {
  id: string
  customer_id: string | null
  guest_id: string | null
  kind: PersonKind
  name: string
  comparison_group: PersonGroup
  guardian_version: string | null
  guardian_language: Language | null
  guardian_wording: string | null
  guardian_agreed_at: Date | null
  is_merge_pending: Generated<boolean>
  created_at: Date
}

/** A deleted scan has no row. */
export type ScansTable = {
  id: string
  person_id: string
  state: Exclude<ScanState, 'deleted'>
  summary: JSONColumnType<ScanFacts>
  scan: JSONColumnType<MeasuredScan>
  digest: string
  rejections: JSONColumnType<ScanRejection[]>
  measured_at: Date
  created_at: Date
}

export type DeviceHandoffsTable = {
  token_hash: string
  person_id: string
  expires_at: Date
  device_hash: string | null
  scan_id: string | null
  is_used: Generated<boolean>
}
