import { eachFigure, type Room } from '../fit/room.ts'
import type { Mesh } from '../shoe/geometry/mesh.ts'
import { acrossAt, type CutPlane, cutSection, getSectionReach, tapeAround } from '../shoe/geometry/section.ts'
import { ballSlant } from '../shoe/last/envelope.ts'
import type { LastFigures } from '../shoe/last/last-figures.ts'

/** The lengths by which positions along a foot are determined. */
export type FootPlaces = Pick<LastFigures, 'footLengthMm' | 'heelToBallMm'>

/** As shares of the foot's length: the widest place between them is the heel width. */
const heelFrom = 0.04
const heelTo = 0.25

/**
 * The plane in which the ball is measured: over the heads of the first and the fifth metatarsal bones, the latter a
 * tenth of the length behind the former.
 */
function ballPlane(mesh: Mesh, { footLengthMm, heelToBallMm }: FootPlaces, isLeft: boolean) {
  const slant = ballSlant * footLengthMm
  const inwards = isLeft ? -1 : 1
  const edge = (x: number, side: number) => {
    const reach = getSectionReach(cutSection(mesh, acrossAt(x)))
    return reach ? (side > 0 ? reach.right : reach.left) : 0
  }
  const [inner, outer] = [edge(heelToBallMm, inwards), edge(heelToBallMm - slant, -inwards)]
  const widthMm = Math.hypot(inner - outer, slant)
  const plane: CutPlane = {
    x: heelToBallMm - slant,
    y: outer,
    alongX: slant / widthMm,
    alongY: (inner - outer) / widthMm,
  }
  return { plane, widthMm }
}

function meshLength({ positions }: Mesh): number {
  let [min, max] = [Infinity, -Infinity]
  for (let at = 0; at < positions.length; at += 3) {
    const x = positions[at] ?? 0
    min = Math.min(min, x)
    max = Math.max(max, x)
  }
  return max - min
}

/** The figures of a foot, or of the inside of a shoe, from sections of its mesh where a foot is measured. */
export function figuresOnMesh(mesh: Mesh, places: FootPlaces, isLeft: boolean): Room {
  const { footLengthMm } = places
  const widthAt = (x: number) => {
    const reach = getSectionReach(cutSection(mesh, acrossAt(x)))
    return reach ? reach.right - reach.left : 0
  }
  const heels = Array.from({ length: Math.ceil((heelTo - heelFrom) * footLengthMm) }, (_, mm) =>
    widthAt(heelFrom * footLengthMm + mm),
  )
  const { plane, widthMm } = ballPlane(mesh, places, isLeft)
  return {
    lengthMm: meshLength(mesh),
    ballWidthMm: widthMm,
    ballGirthMm: tapeAround(cutSection(mesh, plane)),
    instepHeightMm: getSectionReach(cutSection(mesh, acrossAt(footLengthMm / 2)))?.high ?? 0,
    heelWidthMm: Math.max(...heels),
  }
}

/** How much larger the inside is than the foot, per figure. */
export function roomBetween(foot: Room, inside: Room): Room {
  return eachFigure((figure) => inside[figure] - foot[figure])
}
