import type { Room } from '../fit/room.ts'
import { type WearZone, wearZones } from '../fit/wear.ts'
import type { FinishedMesh } from '../shoe/geometry/mesh.ts'
import { ballSlant } from '../shoe/last/envelope.ts'
import type { LastFigures } from '../shoe/last/last-figures.ts'
import { buildPlan } from '../shoe/last/plan.ts'
import { footMesh, footTopMm, insideMesh } from '../shoe/room-meshes.ts'
import { measureClearance } from './clearance.ts'
import { figuresOnMesh, roomBetween } from './section-figures.ts'

export type Spot = { readonly mm: number; readonly at: readonly [x: number, y: number, z: number] }

/** The tightest and the roomiest spot of a zone. */
export type ZoneSpots = { readonly tightest: Spot; readonly roomiest: Spot }

export type ZonePlaces = Pick<LastFigures, 'footLengthMm' | 'heelToBallMm' | 'ballWidthMm'>

export type ClearanceMap = {
  readonly foot: FinishedMesh
  /** The inside that surrounds the foot: the same for every upper. */
  readonly inside: FinishedMesh
  /** The clearance at each vertex of the foot; NaN where it stands on the footbed and near its cut-off top. */
  readonly mm: Float32Array<ArrayBuffer>
  /** How much larger the inside is than the foot, in the sections where a foot is measured. */
  readonly room: Room
  readonly spots: Readonly<Partial<Record<WearZone, ZoneSpots>>>
}

/** A vertex whose normal points down this much stands on the footbed, with nothing in between. */
const standingSlope = -0.35
/** The height below the top over which the foot mesh is rounded off. */
const cutRoundingMm = 8
/**
 * As a share of the ball width: so near to the split between the toes nothing counts as tight, since it is that near to
 * every foot.
 */
const splitShare = 0.1
/** The back of the heel is excluded too: every foot stands against it, with all its room ahead. */
const backSlope = -0.6
/** As a share of the foot's length, before and behind the ball line. */
const ballShare = 0.07
/** As a share of the foot's length, from the heel. */
const heelShare = 0.27

/** The zone of a position; `y` increases to the inner side. */
export function zoneAt({ footLengthMm, heelToBallMm, ballWidthMm }: ZonePlaces, x: number, y: number): WearZone {
  if (x < heelShare * footLengthMm) return 'heel'
  // The ball line is slanted: at the inner edge it is at the ball, at the outer edge a tenth of the length behind it.
  const across = Math.min(1, Math.max(0, 0.5 - y / ballWidthMm))
  const ahead = x - (heelToBallMm - across * ballSlant * footLengthMm)
  if (ahead > ballShare * footLengthMm) return 'toes'
  return ahead < -ballShare * footLengthMm ? 'instep' : 'ball'
}

function measureSpots(
  { positions: p, normals }: FinishedMesh,
  mm: Float32Array,
  zoneAtCorner: (x: number, y: number, looksAlong: number) => WearZone | undefined,
): ClearanceMap['spots'] {
  const found: Partial<Record<WearZone, { tightest: Spot; roomiest: Spot }>> = {}
  for (const [corner, own] of mm.entries()) {
    if (Number.isNaN(own)) continue
    const [x = 0, y = 0, z = 0] = p.subarray(corner * 3, corner * 3 + 3)
    const zone = zoneAtCorner(x, y, normals[corner * 3] ?? 0)
    if (!zone) continue
    const spot: Spot = { mm: own, at: [x, y, z] }
    const spots = found[zone]
    if (!spots) found[zone] = { tightest: spot, roomiest: spot }
    else if (own < spots.tightest.mm) spots.tightest = spot
    else if (own > spots.roomiest.mm) spots.roomiest = spot
  }
  return found
}

/**
 * The clearance around a foot in a shoe that was made for `made`: for the same foot, or for one that deviates a little.
 * Computes only the insides of the shoe, no printable parts.
 */
export function clearanceMap(foot: LastFigures, shoe: LastFigures, made: LastFigures, isLeft: boolean): ClearanceMap {
  const mesh = footMesh(foot, isLeft)
  const inside = insideMesh(shoe, made, isLeft)
  const inwards = isLeft ? -1 : 1
  const mm = measureClearance(mesh, inside, 'behind')
  const topMm = footTopMm(foot) - cutRoundingMm
  for (let corner = 0; corner < mm.length; corner += 1) {
    const [height = 0, looksUp = 0] = [mesh.positions[corner * 3 + 2], mesh.normals[corner * 3 + 2]]
    if (looksUp < standingSlope || height > topMm) mm[corner] = Number.NaN
  }
  const { splitDistance } = buildPlan(shoe)
  const zoneAtCorner = (x: number, y: number, looksAlong: number) => {
    if (splitDistance(x, y * inwards) < splitShare * made.ballWidthMm) return undefined
    const zone = zoneAt(made, x, y * inwards)
    return zone === 'heel' && looksAlong < backSlope ? undefined : zone
  }
  return {
    foot: mesh,
    inside,
    mm,
    room: roomBetween(figuresOnMesh(mesh, foot, isLeft), figuresOnMesh(inside, made, isLeft)),
    spots: measureSpots(mesh, mm, zoneAtCorner),
  }
}

export type Callout = Spot & { readonly zone: WearZone; readonly is: 'tightest' | 'roomiest' | 'tightestOfZone' }

/** The callouts for all zones: the tightest spot of all, the roomiest, and the tightest of each other zone. */
export function toZoneCallouts({ spots }: Pick<ClearanceMap, 'spots'>): readonly Callout[] {
  const all = wearZones.flatMap((zone) => {
    const own = spots[zone]
    return own ? [{ zone, ...own }] : []
  })
  const [first] = all
  if (!first) return []
  const tightest = all.reduce((best, one) => (one.tightest.mm < best.tightest.mm ? one : best), first)
  const roomiest = all.reduce((best, one) => (one.roomiest.mm > best.roomiest.mm ? one : best), first)
  const others = all.filter((one) => one !== tightest)
  return [
    { ...tightest.tightest, zone: tightest.zone, is: 'tightest' },
    { ...roomiest.roomiest, zone: roomiest.zone, is: 'roomiest' },
    ...others.map(({ tightest: own, zone }) => ({ ...own, zone, is: 'tightestOfZone' }) as const),
  ]
}

/** The main callouts: the tightest spot, the roomiest, and the heel if it is neither. */
export function toCallouts(map: Pick<ClearanceMap, 'spots'>): readonly Callout[] {
  return toZoneCallouts(map).filter(({ is, zone }) => is !== 'tightestOfZone' || zone === 'heel')
}
