import type { KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'
import type { DetectedMarks, FootPhotoContext, MeasureOutcome, PhotoSize } from './foot-photo.types.ts'

/** Returns the size of the photo, once it was decoded. */
export function selectPhotoSize({ outcome }: Pick<FootPhotoContext, 'outcome'>): PhotoSize | undefined {
  return outcome?.ok ? outcome.value.size : outcome?.facts.size
}

export const nothingDetected: DetectedMarks = {
  corners: undefined,
  outline: undefined,
  heelStands: undefined,
  isHeelProven: false,
}

type PhotoResult = Pick<FootPhotoContext, 'outcome' | 'requestedMarks' | 'detected'>

/**
 * Returns the detected marks after an outcome: marks that were set by hand are not detected, and leave the earlier
 * detection.
 */
export function detectMarks({ outcome, requestedMarks, detected: before }: PhotoResult): DetectedMarks {
  if (!outcome) return before
  const { corners, outline } = outcome.ok ? outcome.value.seen : outcome.facts
  return {
    corners: requestedMarks.corners ? before.corners : (corners ?? before.corners),
    outline: requestedMarks.outline ? before.outline : (outline ?? before.outline),
    ...(requestedMarks.heel || requestedMarks.outline ? pickHeel(before) : heelIn(outcome, before)),
  }
}

type Heel = Pick<DetectedMarks, 'heelStands' | 'isHeelProven'>

const pickHeel = ({ heelStands, isHeelProven }: DetectedMarks): Heel => ({ heelStands, isHeelProven })

function heelIn(outcome: MeasureOutcome, before: DetectedMarks): Heel {
  if (outcome.ok) return { heelStands: outcome.value.seen.heelStands, isHeelProven: true }
  // A rejection for another reason says nothing about the heel: its earlier state remains.
  const isUncertain = outcome.code === 'heel_not_proven' || outcome.code === 'heel_off_edge'
  return isUncertain ? pickHeel(nothingDetected) : pickHeel(before)
}

type PhotoState = Pick<FootPhotoContext, 'request' | 'outcome' | 'answer' | 'detected'>

/** Returns the starting point for a correction: what was last detected. Undefined if the file is not a photo. */
export function knownPhoto({ request, outcome, answer, detected }: PhotoState): KnownPhoto | undefined {
  const size = selectPhotoSize({ outcome })
  if (!request || !size) return undefined
  const { paper, side, focal35Mm } = request.question
  return {
    ...size,
    ...detected,
    paper,
    side: answer?.foot.foot.side ?? side,
    focal35Mm: answer?.foot.seen.focal35Mm ?? focal35Mm,
  }
}
