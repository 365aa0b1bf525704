import type { KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'
import type { FootPhotoContext, MeasureOutcome, PhotoSize, SeenAlone } from './foot-photo.types.ts'

/** How large the photo is, once it was read. */
export function sizeOf({ outcome }: Pick<FootPhotoContext, 'outcome'>): PhotoSize | undefined {
  return outcome?.ok ? outcome.value.size : outcome?.facts.size
}

export const seenNothing: SeenAlone = {
  corners: undefined,
  outline: undefined,
  heelStands: undefined,
  isHeelProven: false,
}

type Seen = Pick<FootPhotoContext, 'outcome' | 'asked' | 'seen'>

/** What was seen once this came of what was asked: what a hand had set is not seen, and leaves what was seen before. */
export function seenAlone({ outcome, asked, seen: before }: Seen): SeenAlone {
  if (!outcome) return before
  const { corners, outline } = outcome.ok ? outcome.value.seen : outcome.facts
  return {
    corners: asked.corners ? before.corners : (corners ?? before.corners),
    outline: asked.outline ? before.outline : (outline ?? before.outline),
    ...(asked.heel || asked.outline ? heelOf(before) : heelIn(outcome, before)),
  }
}

type Heel = Pick<SeenAlone, 'heelStands' | 'isHeelProven'>

const heelOf = ({ heelStands, isHeelProven }: SeenAlone): Heel => ({ heelStands, isHeelProven })

function heelIn(outcome: MeasureOutcome, before: SeenAlone): Heel {
  if (outcome.ok) return { heelStands: outcome.value.seen.heelStands, isHeelProven: true }
  // Refused for something else, the heel stands where it stood.
  const isDoubted = outcome.code === 'heel_not_proven' || outcome.code === 'heel_off_edge'
  return isDoubted ? heelOf(seenNothing) : heelOf(before)
}

type Known = Pick<FootPhotoContext, 'wish' | 'outcome' | 'answer' | 'seen'>

/** What a hand can go by: what was seen last, if anything was. Nothing where the file is no photo. */
export function knownPhoto({ wish, outcome, answer, seen }: Known): KnownPhoto | undefined {
  const size = sizeOf({ outcome })
  if (!wish || !size) return undefined
  const { paper, side, focal35Mm } = wish.question
  return {
    ...size,
    ...seen,
    paper,
    side: answer?.foot.foot.side ?? side,
    focal35Mm: answer?.foot.seen.focal35Mm ?? focal35Mm,
  }
}
