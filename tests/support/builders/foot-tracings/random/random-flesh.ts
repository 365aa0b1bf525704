import type { Random } from '../../foot-photos/random.ts'
import type { FootShape } from '../../foot-photos/scene.ts'
import type { Flesh, FootFamily } from '../trace-scene.ts'
import { tracingMix } from '../tracing-mix.ts'

export function randomFlesh(random: Random, isHeldOut: boolean): Flesh {
  const family: FootFamily = random.weigh(isHeldOut ? tracingMix.heldOutFamilies : tracingMix.families)
  const [pressMm, ankleMm] = [random.among(tracingMix.pressMm[family]), random.among(tracingMix.ankleMm)]
  return { family, pressMm, ankleMm: family === 'ankles' ? ankleMm : null }
}

/** Slender toes that stand apart show the valleys between them. */
export function randomShape(random: Random, family: FootFamily, shape: FootShape): FootShape {
  const [toeSpread, toeWidthFactor] = [random.among([1.6, 2.8]), random.among([0.8, 0.9])]
  return family === 'valleys' ? { ...shape, toeSpread, toeWidthFactor } : shape
}
