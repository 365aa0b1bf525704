import { useLingui } from '@lingui/react/macro'
import { dimensionsOf } from '#domain/foot/foot-dimensions.ts'
import type { MeasureOutcome } from '#machines/foot-photo/foot-photo.types.ts'
import { viewOfSheet } from './photo-view.ts'
import { SeenPhoto } from './seen-photo.tsx'

type Props = {
  outcome: MeasureOutcome
  photo: string
  /** The numbers stand on it, where they were taken. */
  isMeasured?: boolean
}

/** The photo of a foot with what was seen in it, whatever came of it. Nothing where the file was no photo. */
export function SeenOutcome({ outcome, photo, isMeasured = false }: Props) {
  const { t } = useLingui()
  const { corners, outline } = outcome.ok ? outcome.value.seen : outcome.facts
  const size = outcome.ok ? outcome.value.size : outcome.facts.size
  if (!size) return null
  const alt = outcome.ok ? t`Your photo, with the sheet and the foot outlined` : t`Your photo`
  const seen = { photo, alt, size, corners, outline }
  if (!outcome.ok || !isMeasured) return <SeenPhoto {...seen} />
  const dimensions = dimensionsOf(outcome.value.foot, outcome.value.seen.outline, false)
  return <SeenPhoto {...seen} view={viewOfSheet(size, corners)} dimensions={dimensions} />
}
