import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TraceRejection } from '#domain/foot/trace/question/trace-question.ts'
import type { FileRejection } from '#machines/foot-photo/foot-photo.types.ts'
import { fileRejectionTexts } from '#src/features/foot-photo/file-rejection-texts.ts'

/**
 * Why the photo of a traced foot gives no result, and the one thing to change. The CLI command has the same texts in
 * English.
 */
export const traceRejectionTexts: Readonly<Record<TraceRejection | FileRejection, MessageDescriptor>> = {
  ...fileRejectionTexts,
  dark: msg`Too dark. Turn on a light.`,
  blurred: msg`The photo is blurred. Hold the phone still and tap again.`,
  glare: msg`There’s glare in the photo. Move the lamp, or turn off the flash.`,
  no_paper: msg`We can’t find the sheet. Put white paper on a floor that’s darker or coloured.`,
  paper_cut_off: msg`The sheet is cut off. Step back until all four corners are in the photo.`,
  too_small: msg`The sheet is too small in the photo. Move the phone closer.`,
  oblique: msg`The phone was tilted too far. Hold it level above the middle of the sheet.`,
  paper_bent: msg`The sheet isn’t flat. Press it flat, tape its corners and take the photo again.`,
  which_paper: msg`We can’t tell which paper this is. Choose the sheet you drew on.`,
  no_line: msg`We can’t see a complete outline on the sheet. Draw all the way round your foot with a darker pen.`,
  line_open: msg`The line has a gap. Take a new sheet and draw all the way round.`,
  line_off_sheet: msg`The line runs off the sheet. Take a larger sheet, or put your foot on it diagonally.`,
  pen_leaned: msg`The pen was leaned to one side. Draw again with the pen upright against your foot.`,
  two_alike: msg`There are two outlines on the sheet, but not of a left and a right foot. Use a new sheet for each foot.`,
  which_pen: msg`We can’t see the pen on the sheet. Choose the kind of pen you drew with.`,
  implausible: msg`These measurements don’t look like a foot’s. Draw around one bare foot again, on a new sheet.`,
}
