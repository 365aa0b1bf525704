import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import type { FileRejection } from '#machines/foot-photo/foot-photo.types.ts'
import { fileRejectionTexts } from './file-rejection-texts.ts'

/** Why a photo gives no result, and the one thing to change. The CLI command has the same texts in English. */
export const photoRejectionTexts: Readonly<Record<PhotoRejection | FileRejection, MessageDescriptor>> = {
  ...fileRejectionTexts,
  dark: msg`Too dark. Turn on a light.`,
  blurred: msg`The photo is blurred. Hold the phone still and tap again.`,
  glare: msg`There’s glare in the photo. Move the lamp, or turn off the flash.`,
  no_paper: msg`We can’t find the sheet. Put white paper on a floor that’s darker or coloured.`,
  paper_cut_off: msg`The sheet is cut off. Step back until all four corners are in the photo.`,
  too_small: msg`The sheet is too small in the photo. Move the phone closer.`,
  oblique: msg`The phone was tilted too far. Hold it level above your toes.`,
  other_paper: msg`The sheet isn’t the size you chose. Choose the paper you’re using.`,
  weak_edge: msg`The edges of the sheet are hard to see. Set the corners of the sheet by hand.`,
  foot_cut_off: msg`The foot reaches past the sheet. Use A3 paper, or two sheets side by side.`,
  no_foot: msg`We can’t see a foot on the sheet. Stand with one bare foot in the middle of it.`,
  two_feet: msg`There are two feet on the sheet. Leave one on it, and take one photo for each.`,
  heel_off_edge: msg`The heel isn’t at the wall. Push the short edge of the sheet and your heel against the wall.`,
  heel_not_proven: msg`We can’t see where the heel ends. Put the short edge of the sheet and your heel against a wall, so that the photo shows where wall and floor meet beside your leg. Or set the heel by hand.`,
  light_sock: msg`The sock is as light as the paper. Take it off, or wear a dark one.`,
  implausible: msg`These measurements don’t look like a foot’s. Take the photo again: one bare foot, from straight above.`,
}
