import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { project, toCameraView } from './camera.ts'
import { footForm, putPoint, toMeshPose } from './foot-meshes.ts'
import { hiddenUpToMm } from './leg-mesh.ts'
import { protocol } from './protocol.ts'
import { randomLeg, randomSkin, randomSock, randomWall } from './random/random-body.ts'
import { randomFloor } from './random/random-floor.ts'
import { randomFoot } from './random/random-foot.ts'
import { randomLight } from './random/random-light.ts'
import { createRandom, drawUntil, type Random } from './random.ts'
import type { Camera, FootScene, FootShape, FootStance, Leg, Sensor } from './scene.ts'

/** A photo that follows the protocol: everything is drawn from `protocol` by the seed. */
export function protocolScene(seed: number): FootScene {
  const random = createRandom(seed)
  const paper = random.weigh(protocol.papers)
  const [foot, stand] = footOnSheet(random, paper)
  const [wide, tall] = random.weigh(protocol.sizes).split('x').map(Number) as [number, number]
  const [camera, isLying] = cameraAbove(random, paper, stand, foot, wide, tall)
  const light = randomLight(random)
  const blur = random.among(protocol.blurPxAt1600) * (Math.max(wide, tall) / 1600)
  const sensor: Sensor = {
    widthPx: isLying ? tall : wide,
    heightPx: isLying ? wide : tall,
    paperLuma: random.among(protocol.paperLuma),
    whiteBalance: [random.among(protocol.whiteBalance), 1, random.among(protocol.whiteBalance)],
    vignetting: random.among([0.05, 0.35]),
    contrast: random.among([0, 0.4]),
    blurPx: blur,
    motionPx: 0,
    noise: random.among(protocol.noise) * (random.isLucky(0.7) ? 0.5 : 1),
    seed,
    jpegQuality: Math.round(random.among(protocol.jpegQuality)),
  }
  return {
    seed,
    paper,
    subject: 'foot',
    camera,
    foot,
    stand,
    skin: randomSkin(random),
    skinSeed: seed % 1009,
    sock: randomSock(random),
    leg: legThatHidesLittle(random, foot, camera),
    floor: randomFloor(random, papers[paper], sensor),
    wall: randomWall(random),
    light,
    sensor,
  }
}

/** Where a foot lies on the sheet: its least and greatest x, and its greatest y. */
export function photoExtent(foot: FootShape, stand: FootStance) {
  const made = footForm(foot)
  const placing = toMeshPose(foot, stand, made)
  let [left, right, front] = [1e9, -1e9, -1e9]
  for (const { points } of [made.body, ...made.toes])
    for (let index = 0; index < points.length; index += 3) {
      const [x, y] = putPoint(placing, points[index] as number, points[index + 1] as number)
      left = Math.min(left, x)
      right = Math.max(right, x)
      front = Math.max(front, y)
    }
  // As exactly as meshes keep their points.
  return { left: Math.fround(left), right: Math.fround(right), front: Math.fround(front) }
}

function legThatHidesLittle(random: Random, foot: FootShape, camera: Camera): Leg {
  return drawUntil(() => {
    const leg = randomLeg(random)
    return hiddenUpToMm(foot, leg, camera) < protocol.hiddenShare * foot.lengthMm ? leg : undefined
  })
}

function footOnSheet(random: Random, paper: PaperName): [FootShape, FootStance] {
  const { widthMm, heightMm } = papers[paper]
  return drawUntil<[FootShape, FootStance]>(() => {
    const foot = randomFoot(random, paper)
    const stand = { xMm: 0, toeOutDeg: random.among(protocol.toeOutDeg), heelGapMm: random.among(protocol.heelGapMm) }
    const { left, right, front } = photoExtent(foot, stand)
    const { marginMm } = protocol
    const spare = widthMm - (right - left) - 2 * marginMm
    if (spare < 0 || front > heightMm - marginMm) return undefined
    // People stand about the middle of the sheet, and never quite.
    const xMm = marginMm - left + spare * (0.5 + 0.5 * random.among([-0.8, 0.8]))
    return [foot, { ...stand, xMm }]
  })
}

function cameraAbove(
  random: Random,
  paper: PaperName,
  stand: FootStance,
  foot: FootShape,
  wide: number,
  tall: number,
): [Camera, boolean] {
  const { camera } = protocol
  const { left, right, front } = photoExtent(foot, stand)
  const turn = random.weigh(camera.turns)
  const isLying = turn === '90' || turn === '270'
  const [widthPx, heightPx] = isLying ? [tall, wide] : [wide, tall]
  const isMain = random.isLucky(0.75)
  const focal35Mm = random.among(isMain ? camera.mainFocal35Mm : camera.otherFocal35Mm)
  const isFocalKnown = random.isLucky(camera.isFocalKnown)
  const [k1, k2] = [random.among(camera.k1), random.among(camera.k2)]
  const { widthMm, heightMm } = papers[paper]
  const margin = camera.cornerMarginPx
  const above = drawUntil<Camera>(() => {
    const one: Camera = {
      xMm: (left + right) / 2 + random.among(camera.asideOfToesMm),
      yMm: front + random.among(camera.alongFromToesMm),
      zMm: random.among(camera.aboveMm),
      tiltDeg: random.among(camera.tiltDeg) * Math.sqrt(random.share()),
      towardsDeg: random.isLucky(0.6) ? random.among([230, 310]) : random.among([0, 360]),
      rollDeg: Number(turn) + random.among(camera.rollDeg),
      focal35Mm,
      isFocalKnown,
      k1,
      k2,
    }
    const view = toCameraView(one, widthPx, heightPx)
    const isWhole = [
      [0, 0],
      [widthMm, 0],
      [0, heightMm],
      [widthMm, heightMm],
    ].every(([x = 0, y = 0]) => {
      const seen = project(view, [x, y, 0])
      return seen.x > margin && seen.y > margin && seen.x < widthPx - margin && seen.y < heightPx - margin
    })
    return isWhole ? one : undefined
  })
  return [above, isLying]
}
