import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'

/** Why marks give no result, where moving a ring can help and no new photo is needed. */
export const handRejectionTexts: Readonly<Partial<Record<PhotoRejection, MessageDescriptor>>> = {
  no_paper: msg`We can’t find the sheet. Put rings 1 to 4 on its corners.`,
  paper_cut_off: msg`The sheet seems to be cut off. If all four corners are in the photo, put rings 1 to 4 on them.`,
  oblique: msg`Going by its corners, the photo was taken at too much of an angle. Check rings 1 to 4.`,
  other_paper: msg`Going by its corners, the sheet isn’t the size you chose. Check rings 1 to 4, and the paper you chose.`,
  weak_edge: msg`The edges of the sheet are hard to see. Put rings 1 to 4 on its corners.`,
  foot_cut_off: msg`The foot seems to reach past the sheet. Check rings 1 to 4.`,
  no_foot: msg`We can’t see a foot on the sheet. Check rings 1 to 4, or set the outline of the foot: choose 9.`,
  heel_off_edge: msg`The heel isn’t at the wall. Put ring 6 at the rear end of the heel as you see it.`,
  heel_not_proven: msg`We can’t see where the heel ends. Put ring 6 at the rear end of the heel as you see it.`,
  implausible: msg`These measurements don’t look like a foot’s. Check ring 5 at the toes and ring 6 at the heel.`,
}
