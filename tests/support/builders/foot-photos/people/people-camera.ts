import { type PaperName, papers, type Sheet } from '#domain/foot/photo/paper/papers.ts'
import { project, toCameraView, type View } from '../camera.ts'
import { type FootMeshes, type MeshPose, putPoint, toMeshPose } from '../foot-meshes.ts'
import { legSection } from '../leg-mesh.ts'
import { protocol } from '../protocol.ts'
import type { Random } from '../random.ts'
import type { Camera, FootShape, FootStance, Leg, Sensor } from '../scene.ts'
import { people } from './people.ts'

type CameraInput = {
  readonly paper: PaperName
  readonly foot: FootShape
  readonly made: FootMeshes
  readonly stand: FootStance
  readonly extent: { readonly left: number; readonly right: number; readonly front: number }
  readonly leg: Leg
  readonly sensor: Sensor
  readonly isAtWall: boolean
  readonly isCutOff: boolean
  readonly tiltDeg: number
  readonly aboveMm: number
}

const tries = 24

/** A camera as people hold it, if one of many fits: the sheet cut off or whole at random, and the leg not in its way. */
export function peopleCamera(random: Random, requests: CameraInput): Camera | undefined {
  const { paper, foot, made, stand, extent, leg, sensor, isAtWall, isCutOff, tiltDeg, aboveMm } = requests
  const { widthPx, heightPx } = sensor
  const sheet = papers[paper]
  const isSquare = widthPx === heightPx
  const lens = randomLens(random, isSquare)
  const toLeg = legFrom(foot, leg, toMeshPose(foot, stand, made))
  for (let go = 0; go < tries; go += 1) {
    const zMm = aboveMm
    const towardsDeg = randomLook(random, tiltDeg)
    const [tilt, towards] = [radians(tiltDeg), radians(towardsDeg)]
    const off = () => random.among([-1, 1]) * people.aimOffMm
    const aimX = (sheet.widthMm + extent.left + extent.right) / 4 + off()
    const aimY = (sheet.heightMm + extent.front) / 4 + off()
    const camera: Camera = {
      ...lens,
      xMm: aimX - zMm * Math.tan(tilt) * Math.cos(towards),
      yMm: aimY - zMm * Math.tan(tilt) * Math.sin(towards),
      zMm,
      tiltDeg,
      towardsDeg,
      rollDeg: randomRoll(random, tiltDeg, towardsDeg),
    }
    const view = toCameraView(camera, widthPx, heightPx)
    const isBehindWall = isAtWall && camera.yMm < 40
    if (isBehindWall || toLeg(camera) < people.clearOfLegMm) continue
    const [min, max] = people.lackingShare
    const lacking = lackingShare(view, sheet, widthPx, heightPx)
    const isFitting = isCutOff
      ? lacking > min && lacking < max
      : minInside(view, sheet, widthPx, heightPx) > people.cornerInside
    if (isFitting) return camera
  }
  return undefined
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function randomLens(random: Random, isSquare: boolean): Pick<Camera, 'focal35Mm' | 'isFocalKnown' | 'k1' | 'k2'> {
  const { mainFocal35Mm, otherFocal35Mm, k1, k2 } = protocol.camera
  const focal35Mm = random.among(random.isLucky(0.85) ? mainFocal35Mm : otherFocal35Mm)
  const isFocalKnown = random.isLucky(people.isFocalKnown) && !isSquare
  const longer = isSquare ? people.squareFocal : 1
  return { focal35Mm: focal35Mm * longer, isFocalKnown, k1: random.among(k1), k2: random.among(k2) }
}

/** Straight down there is no side from which it is looked. */
const aboutStraightDeg = 12

function randomLook(random: Random, tiltDeg: number): number {
  if (tiltDeg < aboutStraightDeg) return random.among([0, 360])
  const { lookAside } = people
  const weights = Object.fromEntries(Object.entries(lookAside).map(([name, { weight }]) => [name, weight]))
  const { towardsDeg, offDeg } = lookAside[random.weigh(weights) as keyof typeof lookAside]
  return random.pick<number>(towardsDeg) + random.among([-offDeg, offDeg])
}

/** From aside the phone is level, and what is further away lies higher in the photo. */
function randomRoll(random: Random, tiltDeg: number, towardsDeg: number): number {
  const off = random.among(people.rollDeg)
  const turn = Number(random.weigh(people.turns))
  return (tiltDeg < aboutStraightDeg ? turn : 90 - towardsDeg) + off
}

/** The way from a camera to the leg, or to the cloth about it, at the camera's own height. */
function legFrom(foot: FootShape, leg: Leg, placing: MeshPose): (camera: Camera) => number {
  return ({ xMm, yMm, zMm }) => {
    const { x, y, halfWidth, halfDepth } = legSection(foot, leg, zMm)
    const { cloth } = leg
    const half = Math.max(halfWidth, halfDepth, cloth?.halfWidthMm ?? 0, cloth?.halfDepthMm ?? 0)
    const [legX, legY] = putPoint(placing, x, y)
    return Math.hypot(xMm - legX, yMm - legY) - half
  }
}

const steps = 24

/** Which share of a sheet's area lies outside of the photo. */
export function lackingShare(view: View, { widthMm, heightMm }: Sheet, widthPx: number, heightPx: number): number {
  let outside = 0
  for (let row = 0; row <= steps; row += 1)
    for (let column = 0; column <= steps; column += 1) {
      const { x, y } = project(view, [(widthMm * column) / steps, (heightMm * row) / steps, 0])
      if (x < 0 || y < 0 || x > widthPx || y > heightPx) outside += 1
    }
  return outside / (steps + 1) ** 2
}

/** How far the sheet's nearest corner lies within the photo, as a share of its longer side. */
export function minInside(view: View, { widthMm, heightMm }: Sheet, widthPx: number, heightPx: number): number {
  const places = [
    [0, 0],
    [widthMm, 0],
    [0, heightMm],
    [widthMm, heightMm],
  ] as const
  const insides = places.map(([x, y]) => {
    const seen = project(view, [x, y, 0])
    return Math.min(seen.x, seen.y, widthPx - seen.x, heightPx - seen.y)
  })
  return Math.min(...insides) / Math.max(widthPx, heightPx)
}
