import type { TraceRejection } from '#domain/foot/trace/question/trace-question.ts'

/**
 * Why the photo of a tracing cannot be measured, and the one thing to change or to choose. The shop's pages say the
 * same (src/features/foot-trace/trace-rejection-texts.ts).
 */
export const traceRejectionTexts: Readonly<Record<TraceRejection, string>> = {
  dark: 'Too dark. Turn on a light.',
  blurred: 'The photo is blurred. Hold the phone still and tap again.',
  glare: 'There’s glare in the photo. Move the lamp, or turn off the flash.',
  no_paper: 'We can’t find the sheet. Put white paper on a floor that’s darker or coloured.',
  paper_cut_off: 'The sheet is cut off. Step back until all four corners are in the photo.',
  too_small: 'The sheet is too small in the photo. Move the phone closer.',
  oblique: 'The phone was tilted too far. Hold it level above the middle of the sheet.',
  paper_bent: 'The sheet isn’t flat. Press it flat, tape its corners and take the photo again.',
  which_paper: 'We can’t tell which paper this is. Choose the sheet you drew on.',
  no_line: 'We can’t see a complete outline on the sheet. Draw all the way round your foot with a darker pen.',
  line_open: 'The line has a gap. Take a new sheet and draw all the way round.',
  line_off_sheet: 'The line runs off the sheet. Take a larger sheet, or put your foot on it diagonally.',
  pen_leaned: 'The pen was leaned to one side. Draw again with the pen upright against your foot.',
  two_alike: 'There are two outlines on the sheet, but not of a left and a right foot. Use a new sheet for each foot.',
  which_pen: 'We can’t see the pen on the sheet. Choose the kind of pen you drew with.',
  implausible: 'These measurements don’t look like a foot’s. Draw around one bare foot again, on a new sheet.',
}
