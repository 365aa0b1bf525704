import type { FootSide } from '../foot/foot-figures.ts'

/**
 * Why a pair fails the check: its scan is doubted, is not certain enough, its length is not made, its shape cannot be
 * made well, or the workshop says so.
 */
export const pairCheckErrorKinds = [
  'scan_doubted',
  'scan_unsure',
  'length_not_made',
  'shape_not_made',
  'noted',
] as const
export type PairCheckErrorKind = (typeof pairCheckErrorKinds)[number]

/** Concerns both feet together if it has no side. `why` is the exact reason, for the workshop. */
export type PairCheckError = {
  readonly kind: PairCheckErrorKind
  readonly side?: FootSide
  readonly why: string
  readonly note?: string
}

/** Whether the customer has to measure again, rather than change the design. */
export function needsFeet({
  kind,
  side,
}: {
  readonly kind: PairCheckErrorKind
  readonly side: FootSide | null
}): boolean {
  // An error reported by the workshop concerns the feet if it names a side.
  return kind === 'noted' ? side !== null : kind !== 'shape_not_made'
}
