import { useLingui } from '@lingui/react/macro'
import type { MeasureOutcome } from '#machines/foot-photo/foot-photo.types.ts'
import { DetectedPhoto } from './detected-photo.tsx'

/** The photo of a foot with what was detected in it, measured or rejected. Renders nothing if the file was no photo. */
export function DetectedOutcome({ outcome, photo }: { outcome: MeasureOutcome; photo: string }) {
  const { t } = useLingui()
  const { corners, outline } = outcome.ok ? outcome.value.seen : outcome.facts
  const size = outcome.ok ? outcome.value.size : outcome.facts.size
  if (!size) return null
  const alt = outcome.ok ? t`Your photo, with the sheet and the foot outlined` : t`Your photo`
  return <DetectedPhoto photo={photo} alt={alt} size={size} corners={corners} outline={outline} />
}
