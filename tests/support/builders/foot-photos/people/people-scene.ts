import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { footForm } from '../foot-meshes.ts'
import { protocol } from '../protocol.ts'
import { photoExtent } from '../protocol-scene.ts'
import { randomLeg, randomSkin, randomSock, randomWall } from '../random/random-body.ts'
import { randomFloor } from '../random/random-floor.ts'
import { randomFoot } from '../random/random-foot.ts'
import { randomLight } from '../random/random-light.ts'
import { createRandom, drawUntil, type Random } from '../random.ts'
import type { FootScene, FootShape, FootStance, Leg, Sensor, Sock } from '../scene.ts'
import { heelSeen, isForefootSeen } from './heel-seen.ts'
import { amongBands, people } from './people.ts'
import { peopleCamera } from './people-camera.ts'
import { randomBend } from './random-bend.ts'

/** A photo as people take them whom nobody told how: everything is drawn from `people` by the seed. */
export function peopleScene(seed: number): FootScene {
  const random = createRandom(seed)
  const paper = random.weigh(people.papers)
  const isAtWall = random.isLucky(people.isAtWall)
  const [foot, stand] = footOnSheet(random, paper, isAtWall)
  const [widthPx, heightPx] = randomSize(random)
  const isBlurred = random.isLucky(people.isBlurred)
  const blur = random.among(isBlurred ? people.blurredPxAt1600 : people.blurPxAt1600)
  const sensor: Sensor = {
    widthPx,
    heightPx,
    paperLuma: random.among(people.paperLuma),
    whiteBalance: [random.among(protocol.whiteBalance), 1, random.among(protocol.whiteBalance)],
    vignetting: random.among([0.05, 0.35]),
    contrast: random.among([0, 0.4]),
    blurPx: (blur * Math.max(widthPx, heightPx)) / 1600,
    motionPx: 0,
    noise: random.among(protocol.noise) * (random.isLucky(0.7) ? 0.5 : 1),
    seed,
    jpegQuality: Math.round(random.among(protocol.jpegQuality)),
  }
  const extent = { ...photoExtent(foot, stand), rear: stand.heelGapMm }
  const [isCutOff, tiltDeg] = [random.isLucky(people.isCutOff), amongBands(random, people.tiltDeg)]
  const isBesidePoint = tiltDeg > people.asideFromDeg
  const aboveMm = amongBands(random, isBesidePoint ? people.cameraAsideMm : people.cameraMm)
  const isHeelSeen = random.isLucky(isBesidePoint ? people.isHeelSeen.aside : people.isHeelSeen.above)
  const made = footForm(foot)
  const [hiddenShare, seenShare] = people.heelShares
  let tries = 0
  const [leg, camera] = drawUntil(() => {
    const one = drawRandomLeg(random)
    tries += 1
    const isCut = isCutOff && tries < 200
    const requestedScene = { paper, foot, made, stand, extent, leg: one, sensor, isAtWall, tiltDeg, isCutOff: isCut }
    const seen = peopleCamera(random, { ...requestedScene, aboveMm: farther(aboveMm, tries, isCut) })
    const scene = seen && { foot, stand, leg: one, camera: seen, sensor }
    if (!scene || (tries < 1000 && !isForefootSeen(scene, made))) return undefined
    const { share } = heelSeen(scene, made)
    const matchesRequest = isHeelSeen ? share > seenShare : share < hiddenShare
    return isAtWall || tries > 150 || matchesRequest ? ([one, scene.camera] as const) : undefined
  })
  const floor = randomFloor(random, papers[paper], sensor, people.floors)
  const bends = isAtWall ? [] : randomBend(random, papers[paper], extent)
  return {
    seed,
    paper,
    subject: 'foot',
    camera,
    foot,
    stand,
    skin: randomSkin(random),
    skinSeed: seed % 1009,
    sock: drawRandomSock(random),
    leg,
    floor: random.isLucky(people.isAlongFloor) ? floor : { ...floor, turnDeg: random.among([-90, 90]) },
    wall: isAtWall ? randomWall(random) : null,
    ...(!isAtWall && { isOpen: true }),
    ...(bends.length > 0 && { bends }),
    light: drawRandomLight(random, extent),
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

function footOnSheet(random: Random, paper: PaperName, isAtWall: boolean): [FootShape, FootStance] {
  const { widthMm, heightMm } = papers[paper]
  const heelGapMm = isAtWall ? random.among(protocol.heelGapMm) : amongBands(random, people.heelInsideMm)
  const overMm = random.isLucky(people.isOverEdge) ? random.among(people.overEdgeMm) : undefined
  const toeOutDeg = isAtWall ? random.among(protocol.toeOutDeg) : amongBands(random, people.toeOutDeg)
  const { marginMm } = people
  let tries = 0
  return drawUntil<[FootShape, FootStance]>(() => {
    // Where a long foot does not fit, a shorter one stands; and where none does, it stands nearer to the edge and straighter.
    const closer = 0.985 ** Math.max(0, tries++ - 40)
    const stand: FootStance = { xMm: 0, toeOutDeg: toeOutDeg * closer, heelGapMm: heelGapMm * closer }
    const foot = randomFoot(
      random,
      paper,
      random.isLucky(people.isUsualLength) ? people.typicalLengthMm : people.lengthMm,
    )
    const { left, right, front } = photoExtent(foot, stand)
    if (overMm !== undefined && random.isLucky(0.5)) {
      const xMm = random.isLucky(0.5) ? -left - overMm : widthMm - right + overMm
      return front < heightMm - marginMm ? [foot, { ...stand, xMm }] : undefined
    }
    const beyond = front - (heightMm - marginMm)
    const spare = widthMm - (right - left) - 2 * marginMm
    if (spare < 0 || (overMm === undefined ? beyond > 0 : Math.abs(beyond - marginMm - overMm) > 2)) return undefined
    return [foot, { ...stand, xMm: marginMm - left + spare * (0.5 + 0.5 * random.among([-0.9, 0.9])) }]
  })
}

function randomSize(random: Random): readonly [number, number] {
  const shape = random.weigh(people.shapes)
  const size = shape === 'square' ? random.weigh(people.squareSizes) : random.weigh(people.sizes)
  const [longer = 0, shorter = 0] = size.split('x').map(Number)
  return shape === 'upright' ? [shorter, longer] : [longer, shorter]
}

function drawRandomLeg(random: Random): Leg {
  const isBare = random.weigh(people.legs) === 'bare'
  const leg = drawUntil(() => {
    const one = randomLeg(random)
    return isBare || one.cloth ? one : undefined
  })
  const cloth = isBare ? null : leg.cloth
  return {
    ...leg,
    forwardDeg: amongBands(random, people.legForwardDeg),
    asideDeg: amongBands(random, people.legAsideDeg),
    // Who takes such a photo pulls the cloth up a little.
    cloth: cloth && {
      ...cloth,
      hemMm: random.among(people.hemMm),
      halfWidthMm: Math.min(cloth.halfWidthMm, people.maxClothMm),
    },
  }
}

function drawRandomSock(random: Random): Sock | null {
  const cover = random.weigh(people.covers)
  return drawUntil(() => {
    const sock = randomSock(random)
    if (cover === 'bare') return [null]
    const isDark = sock && Math.max(...sock.colour) < 0.12
    return sock && isDark === (cover === 'dark_sock') ? [sock] : undefined
  })[0] as Sock | null
}

function drawRandomLight(random: Random, { left, right, front }: { left: number; right: number; front: number }) {
  const light = randomLight(random)
  if (!random.isLucky(people.isShaded)) return { ...light, shade: null }
  return {
    ...light,
    shade: {
      xMm: random.among([left - 60, right + 60]),
      yMm: random.among([-40, front + 40]),
      towardsDeg: random.among([0, 360]),
      softMm: random.among(people.shadeSoftMm),
      strength: random.among(people.shadeStrength),
      halfMm: random.among(people.shadeHalfMm),
    },
  }
}
