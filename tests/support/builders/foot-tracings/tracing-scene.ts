import { papers } from '#domain/foot/photo/paper/papers.ts'
import { drawLots, drawUntil, type Lots } from '../foot-photos/draw-lots.ts'
import { linear } from '../foot-photos/lots/body-lot.ts'
import { floorLot } from '../foot-photos/lots/floor-lot.ts'
import type { Sensor } from '../foot-photos/scene.ts'
import { clutterLot, writingsLot } from './lots/about-lot.ts'
import { cameraAbove, lightOver } from './lots/camera-lot.ts'
import { fleshLot } from './lots/flesh-lot.ts'
import { footOnSheet, pairOnSheet } from './lots/foot-place.ts'
import { gapLot, handLot, leanLot, secondLot, strayLot } from './lots/hand-lot.ts'
import { penLots } from './lots/pen-lot.ts'
import { penBeside } from './lots/pen-place.ts'
import { bendsLot, lookLot } from './lots/sheet-lot.ts'
import type { Drawing, Pen, TraceScene } from './trace-scene.ts'
import { tracingMix } from './tracing-mix.ts'

/** What a lot may be told instead of drawing it. */
export type TracingWish = {
  /** Held-back photos have a family of feet and styles of drawing that no other has. */
  readonly isHeldBack: boolean
  readonly spreadDeg?: number
  readonly isPair?: boolean
  readonly isAlike?: boolean
}

/** A photo of a tracing as the protocol asks for it: everything is drawn from `tracingMix` by the seed. */
export function tracingScene(seed: number, wish: TracingWish): TraceScene {
  const lots = drawLots(seed)
  const spreadDeg = wish.spreadDeg ?? tracingMix.lean.spreadDeg
  const paper = lots.weigh(tracingMix.papers)
  const [pen, isDashed] = penLot(lots, wish.isHeldBack)
  const flesh = fleshLot(lots, wish.isHeldBack)
  const isPair = lots.isLucky(tracingMix.isPair) || wish.isPair === true
  const laid = drawUntil(() => {
    if (isPair) return pairOnSheet(lots, paper, pen, flesh.family, wish.isAlike)
    const one = footOnSheet(lots, paper, pen, flesh.family)
    return one && [one]
  })
  const drawings = laid.map(({ foot, placing }): Drawing => {
    const lean = leanLot(lots, spreadDeg)
    const style = isDashed ? 'dashes' : 'line'
    const hand = handLot(lots)
    return {
      foot,
      flesh,
      placing,
      lean,
      style,
      hand: pen.kind === 'felt' ? hand : { ...hand, bleed: hand.bleed * 0.2 },
      second: secondLot(lots, lean, spreadDeg),
      gap: gapLot(lots),
      stray: strayLot(lots),
    }
  })
  const outline = laid.flatMap((one) => one.outline)
  const look = lookLot(lots)
  const bends = look.isTaped ? [] : bendsLot(lots, paper)
  const lying = lots.isLucky(tracingMix.isPenMissing) ? null : penBeside(lots, paper, pen, outline, bends)
  const [wide, tall] = lots.weigh(tracingMix.sizes).split('x').map(Number) as [number, number]
  const turn = lots.weigh(tracingMix.camera.turns)
  const [widthPx, heightPx] = turn === '90' || turn === '270' ? [tall, wide] : [wide, tall]
  const camera = cameraAbove(lots, paper, Number(turn), widthPx, heightPx)
  const sensor: Sensor = {
    widthPx,
    heightPx,
    paperLuma: lots.among(tracingMix.paperLuma),
    whiteBalance: [lots.among(tracingMix.whiteBalance), 1, lots.among(tracingMix.whiteBalance)],
    vignetting: lots.among([0.05, 0.35]),
    contrast: lots.among([0, 0.4]),
    blurPx: lots.among(tracingMix.blurPxAt1600) * (Math.max(wide, tall) / 1600),
    motionPx: 0,
    noise: lots.among(tracingMix.noise) * (lots.isLucky(0.7) ? 0.5 : 1),
    seed,
    jpegQuality: Math.round(lots.among(tracingMix.jpegQuality)),
  }
  const isFaint = pen.kind === 'pencil' && lots.isLucky(tracingMix.isFaint)
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
    strength: lots.among(isFaint ? tracingMix.faintStrength : tracingMix.strength[pen.kind]),
    writings: writingsLot(lots, paper, outline),
    clutter: clutterLot(lots, paper, [...outline, ...taken]),
    lying,
    camera,
    floor: floorLot(lots, papers[paper], sensor),
    bends,
    light: lightOver(lots, paper),
    sensor,
  }
}

const lightInks = ['ee8f2f', '86c24a', 'f0a63c', '6fc7a0'].map(linear)

/** A pen, and whether somebody sketches with it; light inks and sketches are in held-back photos alone. */
function penLot(lots: Lots, isHeldBack: boolean): [Pen, boolean] {
  const pen = penLots[lots.weigh(tracingMix.pens)](lots)
  const [isDashed, isLight, ink] = [
    lots.isLucky(tracingMix.isDashedHeldBack),
    lots.isLucky(tracingMix.isLightInkHeldBack),
    lots.pick(lightInks),
  ]
  if (!isHeldBack || !isLight) return [pen, isHeldBack && isDashed]
  const felt = penLots.felt(lots)
  const bands = felt.bands.map((band) => (band.colour === felt.ink ? { ...band, colour: ink } : band))
  return [{ ...felt, ink, bands }, isDashed]
}
