import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { drawLots, drawUntil, type Lots } from '../draw-lots.ts'
import { footForm } from '../foot-meshes.ts'
import { legLot, skinLot, sockLot, wallLot } from '../lots/body-lot.ts'
import { floorLot } from '../lots/floor-lot.ts'
import { footLot } from '../lots/foot-lot.ts'
import { lightLot } from '../lots/light-lot.ts'
import { protocol } from '../protocol.ts'
import { extentOf } from '../protocol-scene.ts'
import type { FootScene, FootShape, Leg, Sensor, Sock, Stand } from '../scene.ts'
import { bendLot } from './bend-lot.ts'
import { heelSeen, isForefootSeen } from './heel-seen.ts'
import { amongBands, people } from './people.ts'
import { peopleCamera } from './people-camera.ts'

/** A photo as people take them whom nobody told how: everything is drawn from `people` by the seed. */
export function peopleScene(seed: number): FootScene {
  const lots = drawLots(seed)
  const paper = lots.weigh(people.papers)
  const isAtWall = lots.isLucky(people.isAtWall)
  const [foot, stand] = footOnSheet(lots, paper, isAtWall)
  const [widthPx, heightPx] = sizeLot(lots)
  const isBlurred = lots.isLucky(people.isBlurred)
  const blur = lots.among(isBlurred ? people.blurredPxAt1600 : people.blurPxAt1600)
  const sensor: Sensor = {
    widthPx,
    heightPx,
    paperLuma: lots.among(people.paperLuma),
    whiteBalance: [lots.among(protocol.whiteBalance), 1, lots.among(protocol.whiteBalance)],
    vignetting: lots.among([0.05, 0.35]),
    contrast: lots.among([0, 0.4]),
    blurPx: (blur * Math.max(widthPx, heightPx)) / 1600,
    motionPx: 0,
    noise: lots.among(protocol.noise) * (lots.isLucky(0.7) ? 0.5 : 1),
    seed,
    jpegQuality: Math.round(lots.among(protocol.jpegQuality)),
  }
  const extent = { ...extentOf(foot, stand), rear: stand.heelGapMm }
  const [isCutOff, tiltDeg] = [lots.isLucky(people.isCutOff), amongBands(lots, people.tiltDeg)]
  const isAside = tiltDeg > people.asideFromDeg
  const aboveMm = amongBands(lots, isAside ? people.cameraAsideMm : people.cameraMm)
  const isHeelSeen = lots.isLucky(isAside ? people.isHeelSeen.aside : people.isHeelSeen.above)
  const made = footForm(foot)
  const [hiddenShare, seenShare] = people.heelShares
  let tries = 0
  const [leg, camera] = drawUntil(() => {
    const one = legOf(lots)
    tries += 1
    const isCut = isCutOff && tries < 200
    const asked = { paper, foot, made, stand, extent, leg: one, sensor, isAtWall, tiltDeg, isCutOff: isCut }
    const seen = peopleCamera(lots, { ...asked, aboveMm: farther(aboveMm, tries, isCut) })
    const scene = seen && { foot, stand, leg: one, camera: seen, sensor }
    if (!scene || (tries < 1000 && !isForefootSeen(scene, made))) return undefined
    const { share } = heelSeen(scene, made)
    const isAsWished = isHeelSeen ? share > seenShare : share < hiddenShare
    return isAtWall || tries > 150 || isAsWished ? ([one, scene.camera] as const) : undefined
  })
  const floor = floorLot(lots, papers[paper], sensor, people.floors)
  const bends = isAtWall ? [] : bendLot(lots, papers[paper], extent)
  return {
    seed,
    paper,
    subject: 'foot',
    camera,
    foot,
    stand,
    skin: skinLot(lots),
    skinSeed: seed % 1009,
    sock: sockOf(lots),
    leg,
    floor: lots.isLucky(people.isAlongFloor) ? floor : { ...floor, turnDeg: lots.among([-90, 90]) },
    wall: isAtWall ? wallLot(lots) : null,
    ...(!isAtWall && { isOpen: true }),
    ...(bends.length > 0 && { bends }),
    light: lightOf(lots, extent),
    sensor,
  }
}

/** A sheet that is not whole in photos from there is so from further away; one that is cannot be cut off but from nearer. */
function farther(aboveMm: number, tries: number, isCutOff: boolean): number {
  const factor = 1.005 ** Math.max(0, tries - 60)
  return isCutOff
    ? Math.max(Math.min(aboveMm, 250), aboveMm / factor)
    : Math.min(Math.max(aboveMm, 900), aboveMm * factor)
}

function footOnSheet(lots: Lots, paper: PaperName, isAtWall: boolean): [FootShape, Stand] {
  const { widthMm, heightMm } = papers[paper]
  const heelGapMm = isAtWall ? lots.among(protocol.heelGapMm) : amongBands(lots, people.heelInsideMm)
  const overMm = lots.isLucky(people.isOverEdge) ? lots.among(people.overEdgeMm) : undefined
  const toeOutDeg = isAtWall ? lots.among(protocol.toeOutDeg) : amongBands(lots, people.toeOutDeg)
  const { marginMm } = people
  let tries = 0
  return drawUntil<[FootShape, Stand]>(() => {
    // Where a long foot does not fit, a shorter one stands; and where none does, it stands nearer to the edge and straighter.
    const closer = 0.985 ** Math.max(0, tries++ - 40)
    const stand: Stand = { xMm: 0, toeOutDeg: toeOutDeg * closer, heelGapMm: heelGapMm * closer }
    const foot = footLot(lots, paper, lots.isLucky(people.isUsualLength) ? people.usualLengthMm : people.lengthMm)
    const { left, right, front } = extentOf(foot, stand)
    if (overMm !== undefined && lots.isLucky(0.5)) {
      const xMm = lots.isLucky(0.5) ? -left - overMm : widthMm - right + overMm
      return front < heightMm - marginMm ? [foot, { ...stand, xMm }] : undefined
    }
    const beyond = front - (heightMm - marginMm)
    const spare = widthMm - (right - left) - 2 * marginMm
    if (spare < 0 || (overMm === undefined ? beyond > 0 : Math.abs(beyond - marginMm - overMm) > 2)) return undefined
    return [foot, { ...stand, xMm: marginMm - left + spare * (0.5 + 0.5 * lots.among([-0.9, 0.9])) }]
  })
}

function sizeLot(lots: Lots): readonly [number, number] {
  const shape = lots.weigh(people.shapes)
  const size = shape === 'square' ? lots.weigh(people.squareSizes) : lots.weigh(people.sizes)
  const [longer = 0, shorter = 0] = size.split('x').map(Number)
  return shape === 'upright' ? [shorter, longer] : [longer, shorter]
}

function legOf(lots: Lots): Leg {
  const isBare = lots.weigh(people.legs) === 'bare'
  const leg = drawUntil(() => {
    const one = legLot(lots)
    return isBare || one.cloth ? one : undefined
  })
  const cloth = isBare ? null : leg.cloth
  return {
    ...leg,
    forwardDeg: amongBands(lots, people.legForwardDeg),
    asideDeg: amongBands(lots, people.legAsideDeg),
    // Who takes such a photo pulls the cloth up a little.
    cloth: cloth && {
      ...cloth,
      hemMm: lots.among(people.hemMm),
      halfWidthMm: Math.min(cloth.halfWidthMm, people.mostClothMm),
    },
  }
}

function sockOf(lots: Lots): Sock | null {
  const cover = lots.weigh(people.covers)
  return drawUntil(() => {
    const sock = sockLot(lots)
    if (cover === 'bare') return [null]
    const isDark = sock && Math.max(...sock.colour) < 0.12
    return sock && isDark === (cover === 'dark_sock') ? [sock] : undefined
  })[0] as Sock | null
}

function lightOf(lots: Lots, { left, right, front }: { left: number; right: number; front: number }) {
  const light = lightLot(lots)
  if (!lots.isLucky(people.isShaded)) return { ...light, shade: null }
  return {
    ...light,
    shade: {
      xMm: lots.among([left - 60, right + 60]),
      yMm: lots.among([-40, front + 40]),
      towardsDeg: lots.among([0, 360]),
      softMm: lots.among(people.shadeSoftMm),
      strength: lots.among(people.shadeStrength),
      halfMm: lots.among(people.shadeHalfMm),
    },
  }
}
