import { brightness, type Picture } from '../picture/picture.ts'

/** The brightness that only 3 % of the photo pass: that of the sheet, or of what else is white. */
export function brightest(picture: Picture): number {
  const light = brightness(picture)
  const place = Math.floor(0.97 * light.length)
  // Only what has about that brightness is put in order.
  const counts = new Uint32Array(257)
  for (const value of light) counts[Math.floor(value)]! += 1
  let [whole, before] = [0, 0]
  while (whole < 256 && before + counts[whole]! <= place) before += counts[whole++]!
  return light.filter((value) => Math.floor(value) === whole).sort()[place - before] ?? 0
}
