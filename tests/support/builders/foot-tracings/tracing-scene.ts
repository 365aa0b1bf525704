import { papers } from '#domain/foot/photo/paper/papers.ts'
import { linear } from '../foot-photos/random/random-body.ts'
import { randomFloor } from '../foot-photos/random/random-floor.ts'
import { createRandom, drawUntil, type Random } from '../foot-photos/random.ts'
import type { Sensor } from '../foot-photos/scene.ts'
import { footOnSheet, pairOnSheet } from './random/foot-place.ts'
import { penBeside } from './random/pen-place.ts'
import { cameraAbove, lightOver } from './random/random-camera.ts'
import { randomFlesh } from './random/random-flesh.ts'
import { randomGap, randomHand, randomLean, randomSecond, randomStray } from './random/random-hand.ts'
import { randomPens } from './random/random-pens.ts'
import { randomBends, randomLook } from './random/random-sheet.ts'
import { randomClutter, randomWritings } from './random/random-surroundings.ts'
import type { Drawing, Pen, TraceScene } from './trace-scene.ts'
import { tracingMix } from './tracing-mix.ts'

/** What is given instead of being drawn at random. */
export type TracingOptions = {
  /** Held-back photos have a family of feet and styles of drawing that no other has. */
  readonly isHeldOut: boolean
  readonly spreadDeg?: number
  readonly isPair?: boolean
  readonly isAlike?: boolean
}

/** A photo of a tracing as the protocol asks for it: everything is drawn from `tracingMix` by the seed. */
export function tracingScene(seed: number, options: TracingOptions): TraceScene {
  const random = createRandom(seed)
  const spreadDeg = options.spreadDeg ?? tracingMix.lean.spreadDeg
  const paper = random.weigh(tracingMix.papers)
  const [pen, isDashed] = randomPen(random, options.isHeldOut)
  const flesh = randomFlesh(random, options.isHeldOut)
  const isPair = random.isLucky(tracingMix.isPair) || options.isPair === true
  const laid = drawUntil(() => {
    if (isPair) return pairOnSheet(random, paper, pen, flesh.family, options.isAlike)
    const one = footOnSheet(random, paper, pen, flesh.family)
    return one && [one]
  })
  const drawings = laid.map(({ foot, placing }): Drawing => {
    const lean = randomLean(random, spreadDeg)
    const style = isDashed ? 'dashes' : 'line'
    const hand = randomHand(random)
    return {
      foot,
      flesh,
      placing,
      lean,
      style,
      hand: pen.kind === 'felt' ? hand : { ...hand, bleed: hand.bleed * 0.2 },
      second: randomSecond(random, lean, spreadDeg),
      gap: randomGap(random),
      stray: randomStray(random),
    }
  })
  const outline = laid.flatMap((one) => one.outline)
  const look = randomLook(random)
  const bends = look.isTaped ? [] : randomBends(random, paper)
  const lying = random.isLucky(tracingMix.isPenMissing) ? null : penBeside(random, paper, pen, outline, bends)
  const [wide, tall] = random.weigh(tracingMix.sizes).split('x').map(Number) as [number, number]
  const turn = random.weigh(tracingMix.camera.turns)
  const [widthPx, heightPx] = turn === '90' || turn === '270' ? [tall, wide] : [wide, tall]
  const camera = cameraAbove(random, paper, Number(turn), widthPx, heightPx)
  const sensor: Sensor = {
    widthPx,
    heightPx,
    paperLuma: random.among(tracingMix.paperLuma),
    whiteBalance: [random.among(tracingMix.whiteBalance), 1, random.among(tracingMix.whiteBalance)],
    vignetting: random.among([0.05, 0.35]),
    contrast: random.among([0, 0.4]),
    blurPx: random.among(tracingMix.blurPxAt1600) * (Math.max(wide, tall) / 1600),
    motionPx: 0,
    noise: random.among(tracingMix.noise) * (random.isLucky(0.7) ? 0.5 : 1),
    seed,
    jpegQuality: Math.round(random.among(tracingMix.jpegQuality)),
  }
  const isFaint = pen.kind === 'pencil' && random.isLucky(tracingMix.isFaint)
  const taken = lying
    ? [0, 0.25, 0.5, 0.75, 1].map((share) => ({
        x: lying.xMm + Math.cos((lying.towardsDeg * Math.PI) / 180) * pen.lengthMm * share,
        y: lying.yMm + Math.sin((lying.towardsDeg * Math.PI) / 180) * pen.lengthMm * share,
      }))
    : []
  return {
    seed,
    paper,
    look,
    drawings,
    pen,
    strength: random.among(isFaint ? tracingMix.faintStrength : tracingMix.strength[pen.kind]),
    writings: randomWritings(random, paper, outline),
    clutter: randomClutter(random, paper, [...outline, ...taken]),
    lying,
    camera,
    floor: randomFloor(random, papers[paper], sensor),
    bends,
    light: lightOver(random, paper),
    sensor,
  }
}

const lightInks = ['ee8f2f', '86c24a', 'f0a63c', '6fc7a0'].map(linear)

/** A pen, and whether somebody sketches with it; light inks and sketches are in held-back photos alone. */
function randomPen(random: Random, isHeldOut: boolean): [Pen, boolean] {
  const pen = randomPens[random.weigh(tracingMix.pens)](random)
  const [isDashed, isLight, ink] = [
    random.isLucky(tracingMix.isDashedHeldOut),
    random.isLucky(tracingMix.isLightInkHeldOut),
    random.pick(lightInks),
  ]
  if (!isHeldOut || !isLight) return [pen, isHeldOut && isDashed]
  const felt = randomPens.felt(random)
  const bands = felt.bands.map((band) => (band.colour === felt.ink ? { ...band, colour: ink } : band))
  return [{ ...felt, ink, bands }, isDashed]
}
