import { brightness, type Picture } from '../picture/picture.ts'

/** The brightness that only 3 % of the photo pass: that of the sheet, or of what else is white. */
export function brightest(picture: Picture): number {
  return brightness(picture).sort()[Math.floor(0.97 * picture.width * picture.height)] ?? 0
}
