import { randomUUID } from 'node:crypto'
import { type Configuration, toConfiguration } from '#domain/design/configuration.ts'
import { type Design, type DesignFeet, newDesign } from '#domain/design/design.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { someScan } from './some-scan.ts'

export const someConsent = { version: '1', language: 'en' } as const

/** Both feet of a scan, as a design copies them. */
export function feetBy(scanId: string, scan: MeasuredScan = someScan()): DesignFeet {
  const { measuredAt, engine } = scan
  const foot = (side: 'left' | 'right') => ({ scanId, scanned: scan[side], measuredAt, engine })
  return { left: foot('left'), right: foot('right') }
}

export type MeasuredPerson = { readonly personId: string; readonly scanId: string; readonly scan: MeasuredScan }

/** A design for a measured person, or without a person. */
export function someDesign(more: Partial<Design> = {}, measured?: MeasuredPerson): Design {
  const whose = measured && {
    person: { id: measured.personId, kind: 'self', name: 'Ann', group: 'women' } as const,
    feet: feetBy(measured.scanId, measured.scan),
  }
  return { ...newDesign(randomUUID()), upper: 'strap', ...whose, ...more }
}

/** The same design as a configuration that can be made. */
export function somePair(measured: MeasuredPerson, more: Partial<Design> = {}): Configuration {
  const made = toConfiguration(someDesign(more, measured))
  if (!made.ok) throw new Error(`A design that cannot be made: ${made.facts.join(', ')}`)
  return made.value
}

/** A pair as a line of the cart. */
export function someLine(id: string, pair: Configuration, blocker: 'scan_mismatch' | 'scan_unusable' | null = null) {
  return { id, configuration: pair, added_at: '2026-11-20T10:00:00.000Z', consent: someConsent, blocker }
}
