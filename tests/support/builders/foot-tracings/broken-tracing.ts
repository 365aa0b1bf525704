import { papers } from '#domain/foot/photo/paper/papers.ts'
import type { TraceRejection } from '#domain/foot/trace/question/trace-question.ts'
import { lampDirection } from '../foot-photos/ground-light.ts'
import { createRandom, type Random } from '../foot-photos/random.ts'
import type { Bend, Camera, Light } from '../foot-photos/scene.ts'
import { cameraAbove } from './random/random-camera.ts'
import type { Drawing, PenLean, TraceScene } from './trace-scene.ts'
import { tracingScene } from './tracing-scene.ts'

/** What is wrong with a photo, and the codes that are right for it, the best first. */
export const brokenTracings = {
  dark: ['dark'],
  blurred: ['blurred'],
  glare: ['glare'],
  no_paper: ['no_paper'],
  paper_cut_off: ['paper_cut_off'],
  too_small: ['too_small'],
  oblique: ['oblique'],
  paper_bent: ['paper_bent'],
  no_line: ['no_line'],
  line_open: ['line_open'],
  // Where a line runs over the edge it is open there, too.
  line_off_sheet: ['line_off_sheet', 'line_open'],
  pen_leaned: ['pen_leaned'],
  two_alike: ['two_alike'],
  which_pen: ['which_pen'],
  // What is no foot may be told as a line that is missing: there is none around a foot.
  circle: ['implausible', 'no_line'],
  face: ['implausible', 'no_line'],
  hand: ['implausible', 'no_line'],
} as const satisfies Record<string, readonly TraceRejection[]>
export type BrokenTracing = keyof typeof brokenTracings

export const brokenTracingKinds = Object.keys(brokenTracings) as BrokenTracing[]

/** A photo by the protocol that is spoilt in one thing. */
export function brokenTracing(kind: BrokenTracing, seed: number, isHeldOut: boolean): TraceScene {
  const scene = tracingScene(seed, { isHeldOut, isPair: kind === 'two_alike', isAlike: kind === 'two_alike' })
  return spoilt[kind](plainly(scene, kind), createRandom(seed + 13))
}

/** Nothing else is to be wrong: one foot, a line that is whole, a flat sheet. */
function plainly(scene: TraceScene, kind: BrokenTracing): TraceScene {
  const drawings = scene.drawings.slice(0, kind === 'two_alike' ? 2 : 1)
  return { ...scene, drawings, bends: kind === 'paper_bent' ? scene.bends : [] }
}

type Spoil = (scene: TraceScene, random: Random) => TraceScene

const withSensor = (scene: TraceScene, change: Partial<TraceScene['sensor']>): TraceScene => ({
  ...scene,
  sensor: { ...scene.sensor, ...change },
})

const ofFirst = (scene: TraceScene, change: (first: Drawing) => Partial<Drawing>): TraceScene => ({
  ...scene,
  drawings: scene.drawings.map((one, k) => (k === 0 ? { ...one, ...change(one) } : one)),
})

const spoilt: Record<BrokenTracing, Spoil> = {
  dark: (scene, random) => withSensor(scene, { paperLuma: random.among([18, 42]), noise: random.among([3, 8]) }),
  blurred: (scene, random) => {
    const { widthPx, heightPx } = scene.sensor
    const blurPx = (random.among([5, 10]) * Math.max(widthPx, heightPx)) / 1600
    return withSensor(scene, { blurPx })
  },
  glare: (scene, random) => ({ ...scene, light: glaring(scene, random) }),
  no_paper: (scene) => ({ ...scene, isPaperMissing: true }),
  paper_cut_off: cutOff,
  too_small: (scene, random) => ({ ...scene, camera: { ...farAway(scene, random) } }),
  oblique: (scene, random) => {
    const options = { aboveMm: [420, 700], tiltDeg: [38, 55] } as const
    const { widthPx, heightPx } = scene.sensor
    return { ...scene, camera: cameraAbove(random, scene.paper, 0, widthPx, heightPx, options) }
  },
  paper_bent: (scene, random) => ({ ...scene, bends: crumpled(scene, random), lying: null }),
  no_line: (scene) => ({ ...scene, drawings: [] }),
  line_open: (scene, random) => {
    const gap = [random.share(), random.among([45, 140])] as const
    return ofFirst(scene, ({ hand }) => ({ hand: { ...hand, gaps: [gap] }, second: null, stray: null, style: 'line' }))
  },
  line_off_sheet: (scene, random) => {
    const { widthMm } = papers[scene.paper]
    const by = random.among([14, 30])
    // Towards the nearer side, until it lies so far beyond it.
    return ofFirst(scene, ({ placing }) => ({
      placing: {
        ...placing,
        dx: placing.dx + (offSide(scene, widthMm) < 0 ? -1 : 1) * (Math.abs(offSide(scene, widthMm)) + by),
      },
    }))
  },
  pen_leaned: (scene, random) => {
    const leaned = (deg: number): PenLean => ({ meanDeg: deg, outwards: [], along: [], bump: null })
    const deg = random.among([6.5, 8])
    return ofFirst(scene, ({ hand }) => ({
      lean: leaned(-deg),
      second: { lean: leaned(deg), hand: { ...hand, seed: hand.seed + 1, gaps: [] }, from: random.share(), share: 1 },
      style: 'line',
    }))
  },
  two_alike: (scene) => scene,
  which_pen: (scene) => ({ ...scene, lying: null }),
  circle: (scene) => ({ ...scene, drawings: [], doodle: 'circle' }),
  face: (scene) => ({ ...scene, drawings: [], doodle: 'face' }),
  hand: (scene) => ({ ...scene, drawings: [], doodle: 'hand' }),
}

/** How far the foot's middle may go to the nearer side until its edge is there: negative to the left. */
function offSide({ drawings }: TraceScene, widthMm: number): number {
  const [first] = drawings
  if (!first) return 0
  const { turnDeg, dx } = first.placing
  const [sin, half] = [Math.sin((turnDeg * Math.PI) / 180), 0.2 * first.foot.lengthMm]
  const middle = dx - sin * 0.5 * first.foot.lengthMm
  const across = half * Math.abs(Math.cos((turnDeg * Math.PI) / 180)) + 0.5 * first.foot.lengthMm * Math.abs(sin)
  const [left, right] = [middle - across, widthMm - middle - across]
  return left < right ? -Math.max(0, left) - 0.01 : Math.max(0, right)
}

/** The white reflection of a lamp over a piece of the line. */
function glaring({ light, paper, drawings }: TraceScene, random: Random): Light {
  const { widthMm, heightMm } = papers[paper]
  const [first] = drawings
  const turn = ((first?.placing.turnDeg ?? 0) * Math.PI) / 180
  const along = random.among([0, 1]) * (first?.foot.lengthMm ?? 0)
  const [xMm, yMm] = first
    ? [first.placing.dx - Math.sin(turn) * along, first.placing.dy + Math.cos(turn) * along]
    : [widthMm / 2, heightMm / 2]
  return { ...light, glare: { xMm, yMm, radiusMm: random.among([45, 80]), strength: random.among([1.2, 2.5]) } }
}

/** The camera moved until at least an eighth of the sheet is out of the photo. */
function cutOff(scene: TraceScene, random: Random): TraceScene {
  const { camera, paper } = scene
  const { widthMm, heightMm } = papers[paper]
  const isLong = random.isLucky(0.5)
  const zMm = random.among([330, 420])
  // Half of what a phone sees from there along its longer side.
  const seen = (zMm * 17.3) / camera.focal35Mm
  const shift = (side: number) => Math.max(0, seen - side / 2) + random.among([0.14, 0.4]) * side
  const sign = random.pick([-1, 1])
  const to = isLong ? [0, sign * shift(heightMm)] : [sign * shift(widthMm), 0]
  const above: Camera = {
    ...camera,
    xMm: widthMm / 2 + (to[0] ?? 0),
    yMm: heightMm / 2 + (to[1] ?? 0),
    zMm,
    tiltDeg: random.among([0, 8]),
  }
  return { ...scene, camera: above }
}

function farAway({ paper, sensor }: TraceScene, random: Random): Camera {
  const options = { aboveMm: [1700, 2500], tiltDeg: [0, 10] } as const
  return cameraAbove(random, paper, 0, sensor.widthPx, sensor.heightPx, options)
}

/** Rolled up as it came out of a tube, or folded up high: lines on it are no longer where they were drawn. */
function crumpled({ paper, light }: TraceScene, random: Random): Bend[] {
  const { widthMm, heightMm } = papers[paper]
  if (random.isLucky(0.5)) {
    const fromMm = random.among([100, 160])
    const radiusMm = fromMm ** 2 / (2 * random.among([32, 60]))
    const [lamp] = light.lamps
    // Towards the light, so that it is not told by its dark side alone.
    const isUp = !lamp || lampDirection(lamp)[1] > 0
    return [{ kind: 'roll', xMm: 0, yMm: isUp ? heightMm - fromMm : fromMm, towardsDeg: isUp ? 90 : 270, radiusMm }]
  }
  const riseMm = random.among([26, 45])
  return [{ kind: 'fold', yMm: heightMm * random.among([0.4, 0.6]), riseMm, halfMm: Math.min(90, widthMm * 0.4) }]
}
