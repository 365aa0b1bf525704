import type { ClearanceMap, ZonePlaces } from '#domain/clearance/clearance-map.ts'
import { getRoomForFeel } from '#domain/fit/room.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import { acrossAt, type CrossSection, cutSection, type Reach } from '#domain/shoe/geometry/section.ts'
import type { Shoe } from '#domain/shoe/shoe-request.ts'

/** The reference points that name positions along the foot. */
export function cutPositions({ report: { last, feel, adjustments }, sole }: Shoe): ZonePlaces {
  const room = getRoomForFeel(feel, adjustments)
  return {
    footLengthMm: last.lengthMm.wanted - room.lengthMm,
    ballWidthMm: last.ballWidthMm.wanted - room.ballWidthMm,
    heelToBallMm: sole.ballLine[1].x,
  }
}

export type CutThrough = {
  readonly shoe: CrossSection
  readonly foot: CrossSection
  /** Of the inside, which is unknown until it is requested. */
  readonly inside: CrossSection
}

export function cutAt(shoe: Shoe, map: ClearanceMap | undefined, placeMm: number): CutThrough {
  const plane = acrossAt(placeMm)
  return {
    shoe: cutSection(shoe.shoe, plane),
    foot: cutSection(map?.foot ?? shoe.foot, plane),
    inside: map ? cutSection(map.inside, plane) : [],
  }
}

/** The frame that contains every cut of a shoe and its foot, so that cuts are comparable. */
export function frameMeshes(meshes: readonly FinishedMesh[]): Reach {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { positions } of meshes)
    for (let at = 0; at < positions.length; at += 3) {
      const [, y = 0, z = 0] = positions.subarray(at, at + 3)
      left = Math.min(left, y)
      right = Math.max(right, y)
      low = Math.min(low, z)
      high = Math.max(high, z)
    }
  return { left, right, low, high }
}

/**
 * The clearance between the foot and the inside of its shoe, to each side and above; negative where the foot is larger.
 */
export type RoomBeside = { readonly innerMm: number; readonly outerMm: number; readonly aboveMm: number }

export function roomBeside(foot: Reach, inside: Reach, side: FootSide): RoomBeside {
  const [less, more] = [foot.left - inside.left, inside.right - foot.right]
  const [innerMm, outerMm] = side === 'left' ? [less, more] : [more, less]
  return { innerMm, outerMm, aboveMm: inside.high - foot.high }
}
