import { shoeSettings } from '../shoe-settings.ts'
import type { Body } from './field/body.ts'
import { letteringOn } from './field/lettering.ts'
import { buildSole } from './field/sole.ts'
import { buildTread } from './field/tread.ts'
import { smoothMax, smoothMin } from './geometry/blend.ts'
import type { Last } from './last/last.ts'
import type { LastFigures } from './last/last-figures.ts'
import { lastIn } from './last/last-in.ts'
import type { ShoeRequest } from './shoe-request.ts'
import { bandDistance } from './upper/bands.ts'
import { openUpper } from './upper/open-sections.ts'
import { sandalBands } from './upper/sandal.ts'
import { shellUpper } from './upper/shell.ts'
import { strapBands } from './upper/strap.ts'

/** The edge of the footbed is hollow, since a foot is round there. */
const bedRoundingMm = 5

/** The genus of the open uppers, through the bands and between them, whatever the size of the foot. */
const openGenus = { strap: 4, sandal: 5 } as const

/** Above everything that is built: the heel loop, the opening over the instep, and a ball that is higher than that. */
function createTop({ instepHeightMm, ballGirthMm, ballWidthMm }: LastFigures): number {
  return Math.max(62, 1.2 * instepHeightMm + 16, 1.1 * (ballGirthMm - 1.6 * ballWidthMm))
}

/** A last with a grid that contains the whole shoe. */
export function shoeLast(figures: LastFigures, cellMm: number): Last {
  return lastIn(figures, createTop(figures), shoeSettings.wallMm + 3 + 2 * cellMm, cellMm)
}

type Style = Pick<ShoeRequest, 'upper' | 'side' | 'soleText'>

/** The whole shoe as one body, and its genus. */
export function shoeBody(
  last: Last,
  { upper, side, soleText }: Style,
): { readonly body: Body; readonly genus: number } {
  const sole = buildSole(last, buildTread(last, letteringOn(last, soleText, side === 'left')))
  const shell = upper === 'shell' ? shellUpper(last) : undefined
  const bands = upper === 'shell' ? undefined : bandDistance(last, (upper === 'strap' ? strapBands : sandalBands)(last))
  const over = shell ? shell.at : openUpper(last, bands!)
  return {
    genus: upper === 'shell' ? (shell?.holes ?? 0) : openGenus[upper],
    body: {
      at(x, y, z, distance, outside) {
        const solid = smoothMin(sole(x, y, z, outside), over(x, y, z, distance), 3)
        return smoothMax(solid, -insideAt(z, distance), 0.6)
      },
    },
  }
}

/**
 * The part of the last within a shoe, cut off at a height with a round edge. The foot displayed inside has its shape:
 * its sole is as round as the footbed is hollow, so that the two are as far apart as their figures say.
 */
export function roomBody(topMm: number): Body {
  return { at: (_x, _y, z, distance) => smoothMax(insideAt(z, distance), z - topMm, 8) }
}

/** The distance to the inside of the shoe, negative within it. */
function insideAt(z: number, distance: number): number {
  return smoothMax(distance, -z, bedRoundingMm)
}
