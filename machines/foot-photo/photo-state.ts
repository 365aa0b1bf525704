import type { KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'
import type { DetectedMarks, FootPhotoContext, MeasureOutcome, PhotoSize } from './foot-photo.types.ts'

/** How large the photo is, once it was read. */
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

/** What was seen once this came of what was asked: what a hand had set is not seen, and leaves what was seen before. */
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
  // Refused for something else, the heel stands where it stood.
  const isUncertain = outcome.code === 'heel_not_proven' || outcome.code === 'heel_off_edge'
  return isUncertain ? pickHeel(nothingDetected) : pickHeel(before)
}

type PhotoState = Pick<FootPhotoContext, 'request' | 'outcome' | 'answer' | 'detected'>

/** What a hand can go by: what was seen last, if anything was. Nothing where the file is no photo. */
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
