import { smooth } from '../picture/picture.ts'
import { mmToPixel, pixelsPerMm } from './flat-sheet.ts'
import type { PaperDifference } from './paper-light.ts'

/** A foot that is tinted this much is separated from shaded paper by its tint alone: skin is, grey and black socks are not. */
export const tinted = 0.12
/** Shade is that dark: less is the paper's own light, more is no shade. */
const [minDark, maxDark] = [0.12, 1.35]
/**
 * What has less than this share of the foot's tint is nearer to paper. Floor and skin shine into shade and tint it; but skin
 * that is darker than the foot is on the whole is shaded, too, and has all of its tint and theirs.
 */
const [maxShare, maxDarkShare] = [0.45, 0.65]
/**
 * Shade of this breadth is looked for, in mm: a leg's or a phone's. Narrower is what lies beside every foot, over which its
 * border settles by itself; and ahead there are nails, which are hardly tinted.
 */
const [besideMm, aheadMm] = [8, 17]
/** What is shorter is not worth a search. */
const minLongMm = 30
/** No foot, and near to its border where it touches it. */
const shadeSoft = 0.4
/** Nails lie ahead of this share of the reach. */
const nailsFrom = 0.8

/**
 * Takes shaded paper out of what is foot: shade takes light away and hardly any colour, and a foot that has a colour of its
 * own retains it in the shade. Nails and gloss are narrow, or bright.
 */
export function withoutShade(
  soft: Float32Array,
  mask: Uint8Array,
  { width, height, light, red, blue }: PaperDifference,
  [footLight, footRed, footBlue]: readonly [light: number, red: number, blue: number],
): Float32Array {
  const own = Math.hypot(footRed, footBlue)
  if (own < tinted) return soft
  const shade = new Float32Array(soft.length)
  let uncertain = 0
  const shareAt = (at: number) => Math.hypot(red[at]!, blue[at]!) / own
  for (let at = 0; at < shade.length; at += 1) {
    const dark = light[at]!
    if (dark > -minDark || dark < -maxDark) continue
    if (shareAt(at) >= (dark < footLight ? maxDarkShare : maxShare)) continue
    shade[at] = 1
    if (soft[at]! >= 0.5) uncertain += 1
  }
  if (uncertain < besideMm * minLongMm * pixelsPerMm ** 2) return soft
  const [beside, ahead] = [besideMm, aheadMm].map((mm) => opened(shade, width, height, (mm / 2) * pixelsPerMm))
  const nailRow = nailsFrom * (Math.floor(mask.lastIndexOf(1) / width) - mmToPixel(0, 0).y) + mmToPixel(0, 0).y
  return soft.map((value, at) =>
    (at < nailRow * width ? beside![at] : ahead![at]) === 1 ? Math.min(value, shadeSoft) : value,
  )
}

/** Where shade is at least twice so many pixels broad. */
function opened(shade: Float32Array, width: number, height: number, reach: number): Float32Array {
  const whole = Math.round(reach)
  const core = smooth(shade, width, height, whole).map((share) => (share > 0.97 ? 1 : 0))
  return smooth(core, width, height, whole).map((share, at) => (share > 0 && shade[at] === 1 ? 1 : 0))
}
