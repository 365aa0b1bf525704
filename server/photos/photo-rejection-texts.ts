import type { PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import { photoLimits, type ReadPhotoRejection } from './read-photo.ts'

export type FileRejection = ReadPhotoRejection | 'no_file'

/** Why a file cannot be read as a photo, and the one thing to change. */
export const fileRejectionTexts: Readonly<Record<FileRejection, string>> = {
  no_file: 'This file doesn’t exist or can’t be read. Check its name and your permission to read it.',
  no_image: 'We can’t read this file as a photo. Use a JPEG, PNG or WebP file.',
  heic: 'HEIC photos can’t be read here. Save the photo as a JPEG, then choose it again.',
  too_many_bytes: `The file is larger than ${photoLimits.maxBytes / 1e6} MB. Save it as a JPEG of the usual size.`,
  too_many_pixels: `The photo has more than ${photoLimits.maxPixels / 1e6} megapixels. Save it at a smaller size.`,
}

/**
 * Why a photo cannot be measured, and the one thing to change. The shop's pages say the same
 * (src/features/foot-photo/photo-rejection-texts.ts).
 */
export const photoRejectionTexts: Readonly<Record<PhotoRejection, string>> = {
  dark: 'Too dark. Turn on a light.',
  blurred: 'The photo is blurred. Hold the phone still and tap again.',
  glare: 'There’s glare in the photo. Move the lamp, or turn off the flash.',
  no_paper: 'We can’t find the sheet. Put white paper on a floor that’s darker or coloured.',
  paper_cut_off: 'The sheet is cut off. Step back until all four corners are in the photo.',
  too_small: 'The sheet is too small in the photo. Move the phone closer.',
  oblique: 'The phone was tilted too far. Hold it level above your toes.',
  other_paper: 'The sheet isn’t the size you chose. Choose the paper you’re using.',
  weak_edge: 'The edges of the sheet are hard to see. Set the corners of the sheet by hand.',
  foot_cut_off: 'The foot reaches past the sheet. Use A3 paper, or two sheets side by side.',
  no_foot: 'We can’t see a foot on the sheet. Stand with one bare foot in the middle of it.',
  two_feet: 'There are two feet on the sheet. Leave one on it, and take one photo for each.',
  heel_off_edge: 'The heel isn’t at the wall. Push the short edge of the sheet and your heel against the wall.',
  heel_not_proven:
    'We can’t see where the heel ends. Put the short edge of the sheet and your heel against a wall, so that the photo shows where wall and floor meet beside your leg. Or set the heel by hand.',
  light_sock: 'The sock is as light as the paper. Take it off, or wear a dark one.',
  implausible: 'These measurements don’t look like a foot’s. Take the photo again: one bare foot, from straight above.',
}
