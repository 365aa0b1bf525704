import type { FootSide } from '../foot/foot-figures.ts'

/** What a pair can fail by: its scan is not believed, is not sure enough, no good shoe comes of it, or somebody of the workshop tells. */
export const pairCheckErrorKinds = ['scan_doubted', 'scan_unsure', 'length_not_made', 'shape_not_made', 'told'] as const
export type PairCheckErrorKind = (typeof pairCheckErrorKinds)[number]

/** Of both feet together where it says no side. What was found exactly stands in `why`, for the workshop. */
export type PairCheckError = {
  readonly kind: PairCheckErrorKind
  readonly side?: FootSide
  readonly why: string
  readonly said?: string
}

/** Whether other feet mend it, or another design does. */
export function needsFeet({
  kind,
  side,
}: {
  readonly kind: PairCheckErrorKind
  readonly side: FootSide | null
}): boolean {
  // Whoever of the workshop names a foot tells of that foot.
  return kind === 'told' ? side !== null : kind !== 'shape_not_made'
}
