import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { project, viewOf } from './camera.ts'
import { drawLots, drawUntil, type Lots } from './draw-lots.ts'
import { footForm, placingOf, putPoint } from './foot-meshes.ts'
import { hiddenUpToMm } from './leg-mesh.ts'
import { legLot, skinLot, sockLot, wallLot } from './lots/body-lot.ts'
import { floorLot } from './lots/floor-lot.ts'
import { footLot } from './lots/foot-lot.ts'
import { lightLot } from './lots/light-lot.ts'
import { protocol } from './protocol.ts'
import type { Camera, FootScene, FootShape, Leg, Sensor, Stand } from './scene.ts'

/** A photo that follows the protocol: everything is drawn from `protocol` by the seed. */
export function protocolScene(seed: number): FootScene {
  const lots = drawLots(seed)
  const paper = lots.weigh(protocol.papers)
  const [foot, stand] = footOnSheet(lots, paper)
  const [wide, tall] = lots.weigh(protocol.sizes).split('x').map(Number) as [number, number]
  const [camera, isLying] = cameraAbove(lots, paper, stand, foot, wide, tall)
  const light = lightLot(lots)
  const blur = lots.among(protocol.blurPxAt1600) * (Math.max(wide, tall) / 1600)
  const sensor: Sensor = {
    widthPx: isLying ? tall : wide,
    heightPx: isLying ? wide : tall,
    paperLuma: lots.among(protocol.paperLuma),
    whiteBalance: [lots.among(protocol.whiteBalance), 1, lots.among(protocol.whiteBalance)],
    vignetting: lots.among([0.05, 0.35]),
    contrast: lots.among([0, 0.4]),
    blurPx: blur,
    motionPx: 0,
    noise: lots.among(protocol.noise) * (lots.isLucky(0.7) ? 0.5 : 1),
    seed,
    jpegQuality: Math.round(lots.among(protocol.jpegQuality)),
  }
  return {
    seed,
    paper,
    subject: 'foot',
    camera,
    foot,
    stand,
    skin: skinLot(lots),
    skinSeed: seed % 1009,
    sock: sockLot(lots),
    leg: legThatHidesLittle(lots, foot, camera),
    floor: floorLot(lots, papers[paper], sensor),
    wall: wallLot(lots),
    light,
    sensor,
  }
}

/** Where a foot lies on the sheet: its least and greatest x, and its greatest y. */
export function extentOf(foot: FootShape, stand: Stand) {
  const made = footForm(foot)
  const placing = placingOf(foot, stand, made)
  let [left, right, front] = [1e9, -1e9, -1e9]
  for (const { points } of [made.body, ...made.toes])
    for (let place = 0; place < points.length; place += 3) {
      const [x, y] = putPoint(placing, points[place] as number, points[place + 1] as number)
      left = Math.min(left, x)
      right = Math.max(right, x)
      front = Math.max(front, y)
    }
  // As exactly as meshes keep their points.
  return { left: Math.fround(left), right: Math.fround(right), front: Math.fround(front) }
}

function legThatHidesLittle(lots: Lots, foot: FootShape, camera: Camera): Leg {
  return drawUntil(() => {
    const leg = legLot(lots)
    return hiddenUpToMm(foot, leg, camera) < protocol.hiddenShare * foot.lengthMm ? leg : undefined
  })
}

function footOnSheet(lots: Lots, paper: PaperName): [FootShape, Stand] {
  const { widthMm, heightMm } = papers[paper]
  return drawUntil<[FootShape, Stand]>(() => {
    const foot = footLot(lots, paper)
    const stand = { xMm: 0, toeOutDeg: lots.among(protocol.toeOutDeg), heelGapMm: lots.among(protocol.heelGapMm) }
    const { left, right, front } = extentOf(foot, stand)
    const { marginMm } = protocol
    const spare = widthMm - (right - left) - 2 * marginMm
    if (spare < 0 || front > heightMm - marginMm) return undefined
    // People stand about the middle of the sheet, and never quite.
    const xMm = marginMm - left + spare * (0.5 + 0.5 * lots.among([-0.8, 0.8]))
    return [foot, { ...stand, xMm }]
  })
}

function cameraAbove(
  lots: Lots,
  paper: PaperName,
  stand: Stand,
  foot: FootShape,
  wide: number,
  tall: number,
): [Camera, boolean] {
  const { camera } = protocol
  const { left, right, front } = extentOf(foot, stand)
  const turn = lots.weigh(camera.turns)
  const isLying = turn === '90' || turn === '270'
  const [widthPx, heightPx] = isLying ? [tall, wide] : [wide, tall]
  const isMain = lots.isLucky(0.75)
  const focal35Mm = lots.among(isMain ? camera.mainFocal35Mm : camera.otherFocal35Mm)
  const isFocalKnown = lots.isLucky(camera.isFocalKnown)
  const [k1, k2] = [lots.among(camera.k1), lots.among(camera.k2)]
  const { widthMm, heightMm } = papers[paper]
  const margin = camera.cornerMarginPx
  const above = drawUntil<Camera>(() => {
    const one: Camera = {
      xMm: (left + right) / 2 + lots.among(camera.asideOfToesMm),
      yMm: front + lots.among(camera.alongFromToesMm),
      zMm: lots.among(camera.aboveMm),
      tiltDeg: lots.among(camera.tiltDeg) * Math.sqrt(lots.share()),
      towardsDeg: lots.isLucky(0.6) ? lots.among([230, 310]) : lots.among([0, 360]),
      rollDeg: Number(turn) + lots.among(camera.rollDeg),
      focal35Mm,
      isFocalKnown,
      k1,
      k2,
    }
    const view = viewOf(one, widthPx, heightPx)
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
