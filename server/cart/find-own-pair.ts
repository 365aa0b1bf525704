import type { Kysely } from 'kysely'
import { type Configuration, scannedFeet } from '#domain/design/configuration.ts'
import { areSameParts } from '#domain/design/same-parts.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { findScanBlockers } from '#domain/scan/judge-scan.ts'
import type { Schema } from '#server/db/schema.ts'
import { findScan } from '#server/scans/get-scan.ts'
import type { Owner } from '#server/scans/owner.ts'

/**
 * Returns a pair with the shop's own data about its feet: the person, the scans and when they were measured. Both feet
 * must be of one person, no scan rejected, and each scan must match its foot in the pair.
 */
export async function findOwnPair(
  db: Kysely<Schema>,
  owner: Owner,
  wanted: Configuration,
  find = loadScans(db, owner),
): Promise<Result<Configuration, 'scan_mismatch' | 'scan_unusable'>> {
  const [left, right] = [await findFoot('left'), await findFoot('right')]
  if (!left || !right || left.person.id !== right.person.id) return fail('scan_mismatch')
  if (findScanBlockers(scannedFeet(wanted.feet)).length > 0) return fail('scan_unusable')
  const { id, kind, name, comparison_group: group } = left.person
  return ok({ ...wanted, person: { id, kind, name, group }, feet: { left: left.foot, right: right.foot } })

  async function findFoot(side: FootSide) {
    const { scanId = '', scanned } = wanted.feet[side]
    const found = await find(scanId)
    if (!found || found.row.state === 'rejected' || !areSameParts(found.row.scan[side], scanned)) return undefined
    const { measured_at, scan } = found.row
    const foot = { scanId, scanned, measuredAt: measured_at.toISOString(), engine: scan.engine }
    return { foot, person: found.person }
  }
}

/** Loads an owner's scans, each only once, even if several pairs use it. */
export function loadScans(db: Kysely<Schema>, owner: Owner) {
  const found = new Map<string, ReturnType<typeof findScan>>()
  return (id: string) => {
    const scan = found.get(id) ?? findScan(db, owner, id)
    found.set(id, scan)
    return scan
  }
}
