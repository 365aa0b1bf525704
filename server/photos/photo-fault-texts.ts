import type { PhotoFault } from '#domain/foot/photo/question/photo-question.ts'
import { photoLimits, type ReadPhotoFault } from './read-photo.ts'

export type FileFault = PhotoFault | ReadPhotoFault | 'no_file'

/** Why there is no answer, and the one thing to change. The shop's pages say the same (photo-fault-texts.ts). */
export const photoFaultTexts: Readonly<Record<FileFault, string>> = {
  no_file: 'There is no such file, or it may not be read.',
  no_image: 'This file is no photo that can be read. Use a JPEG, PNG or WebP file.',
  heic: 'Photos of the kind HEIC cannot be read here. Save or send the photo as a JPEG.',
  too_many_bytes: `The file is larger than ${photoLimits.mostBytes / 1e6} MB. Save it as a JPEG of the usual size.`,
  too_many_pixels: `The photo has more than ${photoLimits.mostPixels / 1e6} megapixels. Save it at a smaller size.`,
  dark: 'Too dark. Turn on a light.',
  blurred: 'The photo is blurred. Hold the phone still and tap again.',
  glare: 'Something shines too brightly. Move the lamp, or turn off the flash.',
  no_paper: 'We cannot find the sheet. Put white paper on a floor that is darker or coloured.',
  paper_cut_off: 'The sheet is cut off. Step back until all four corners are in the photo.',
  too_small: 'The sheet is too small in the photo. Move the phone closer.',
  oblique: 'The phone was tilted too far. Hold it level above your toes.',
  other_paper: 'The sheet has another size than was said. Choose the paper that you use.',
  weak_edge: 'The edges of the sheet are hard to see. Set the corners of the sheet by hand.',
  foot_cut_off: 'The foot reaches past the sheet. Use A3 paper, or two sheets side by side.',
  no_foot: 'We cannot see a foot on the sheet. Stand with one bare foot in the middle of it.',
  two_feet: 'There are two feet on the sheet. Leave one on it, and take one photo for each.',
  heel_off_edge: 'The heel is not at the wall. Push the short edge of the sheet and your heel against the wall.',
  heel_not_proven:
    'We cannot see where the heel ends. Put the short edge of the sheet and your heel against a wall, with the foot of the wall in sight beside your leg; or show the heel by hand.',
  light_sock: 'The sock is as light as the paper. Take it off, or wear a dark one.',
  implausible: 'What was measured cannot be a foot. Take the photo again: one bare foot, seen from straight above.',
}
