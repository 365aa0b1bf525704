import type { KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'
import type { FootPhotoContext, PhotoSize } from './foot-photo.types.ts'

/** How large the photo is, once it was read. */
export function sizeOf({ outcome }: Pick<FootPhotoContext, 'outcome'>): PhotoSize | undefined {
  return outcome?.ok ? outcome.value.size : outcome?.facts.size
}

type Known = Pick<FootPhotoContext, 'wish' | 'outcome' | 'answer'>

/** What a hand can go by: what was seen last, if anything was. Nothing where the file is no photo. */
export function knownPhoto({ wish, outcome, answer }: Known): KnownPhoto | undefined {
  const size = sizeOf({ outcome })
  if (!wish || !size) return undefined
  const { paper, side, focal35Mm } = wish.question
  const seen = answer?.foot.seen
  return {
    ...size,
    paper,
    side: answer?.foot.foot.side ?? side,
    focal35Mm: seen?.focal35Mm ?? focal35Mm,
    corners: seen?.corners ?? (outcome?.ok ? undefined : outcome?.facts.corners),
    outline: seen?.outline,
    heelStands: seen?.heelStands,
  }
}
