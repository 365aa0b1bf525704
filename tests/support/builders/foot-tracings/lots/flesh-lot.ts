import type { Lots } from '../../foot-photos/draw-lots.ts'
import type { FootShape } from '../../foot-photos/scene.ts'
import type { Flesh, FootFamily } from '../trace-scene.ts'
import { tracingMix } from '../tracing-mix.ts'

export function fleshLot(lots: Lots, isHeldBack: boolean): Flesh {
  const family: FootFamily = lots.weigh(isHeldBack ? tracingMix.familiesHeldBack : tracingMix.families)
  const [pressMm, ankleMm] = [lots.among(tracingMix.pressMm[family]), lots.among(tracingMix.ankleMm)]
  return { family, pressMm, ankleMm: family === 'ankles' ? ankleMm : null }
}

/** Slender toes that stand apart show the valleys between them. */
export function shapeOf(lots: Lots, family: FootFamily, shape: FootShape): FootShape {
  const [toeSpread, toeWidthFactor] = [lots.among([1.6, 2.8]), lots.among([0.8, 0.9])]
  return family === 'valleys' ? { ...shape, toeSpread, toeWidthFactor } : shape
}
