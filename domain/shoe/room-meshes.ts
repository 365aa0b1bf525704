import { shoeSettings } from '../shoe-settings.ts'
import { meshBody } from './field/mesh-body.ts'
import { finishMesh } from './finish/finish-mesh.ts'
import type { FinishedMesh } from './geometry/mesh.ts'
import type { LastFigures } from './last/last-figures.ts'
import { lastIn } from './last/last-in.ts'
import { roomBody } from './shoe-body.ts'

/** Both meshes are displayed and measured, and never printed. */
const cellMm = 2.4
const marginMm = 8
/** The toes stand as far apart as the material between them requires. */
const betweenToesMm = shoeSettings.toeGapMm + 0.6
/**
 * The inside continues above the top of the foot, so that no part of the foot is nearer to its end than to its sides.
 */
const aboveFootMm = 24

/** The height at which a foot is cut off, above its ankle. */
export const footTopMm = ({ instepHeightMm }: Pick<LastFigures, 'instepHeightMm'>): number => 1.35 * instepHeightMm

function meshUpTo(topMm: number, figures: LastFigures, isLeft: boolean): FinishedMesh {
  const last = lastIn(figures, topMm + 6, marginMm, cellMm)
  return finishMesh(meshBody(last.grid, last, roomBody(topMm)), isLeft)
}

export function footMesh(figures: LastFigures, isLeft: boolean): FinishedMesh {
  return meshUpTo(footTopMm(figures), { ...figures, gapMm: betweenToesMm }, isLeft)
}

/**
 * The inside of a shoe: the last, with the hollow edge of the footbed. It is the same for every upper. Where a strap or
 * a sandal leaves the foot bare, its bands still follow this surface on both sides: the inside is what they enclose.
 */
export function insideMesh(shoe: LastFigures, foot: LastFigures, isLeft: boolean): FinishedMesh {
  return meshUpTo(footTopMm(foot) + aboveFootMm, shoe, isLeft)
}
