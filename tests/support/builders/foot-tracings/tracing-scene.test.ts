import { expect, test } from 'vitest'
import { createRandom } from '../foot-photos/random.ts'
import { brokenTracingKinds } from './broken-tracing.ts'
import { leanDegAt, maxLeanDeg } from './lean-field.ts'
import { randomLean, varyLean } from './random/random-hand.ts'
import { brokenKindAt, toTraceQuestion, traceSceneAt } from './trace-set.ts'

const angles = Array.from({ length: 24 }, (_, k) => (k / 24) * 2 * Math.PI)

function getSpread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

test.each([1.5, 2, 3])(
  'pens lean by %s degrees over hands and around the foot, and nowhere by more than eight',
  (spread) => {
    const random = createRandom(5)
    const leans = Array.from({ length: 300 }, () => randomLean(random, spread))
    const outwards = leans.flatMap((lean) => angles.map((angle) => leanDegAt(lean, angle)[0]))
    expect(Math.abs(getSpread(outwards) / spread - 1)).toBeLessThan(0.1)
    expect(Math.max(...outwards.map(Math.abs))).toBeLessThanOrEqual(maxLeanDeg)
  },
)

test('a hand leans the same way again by as much as is said', () => {
  const random = createRandom(6)
  const pairs = Array.from({ length: 500 }, () => {
    const first = randomLean(random, 2)
    return [first, varyLean(random, first, 0.5, 2)].map((lean) => leanDegAt(lean, 1)[0]) as [number, number]
  })
  const alike = pairs.reduce((sum, [one, other]) => sum + one * other, 0) / pairs.length / 4
  expect(alike).toBeGreaterThan(0.35)
  expect(alike).toBeLessThan(0.65)
})

const tuning = Array.from({ length: 30 }, (_, index) => traceSceneAt('trace-tuning', index))
const heldOut = Array.from({ length: 30 }, (_, index) => traceSceneAt('trace-held-back', index))

test('one family of feet and two styles of drawing are in held-back photos alone', () => {
  const only = ({ drawings, pen }: (typeof tuning)[number]) =>
    drawings.some(({ flesh, style }) => flesh.family === 'valleys' || style === 'dashes') || pen.ink[1] > 0.25
  expect(tuning.filter(only)).toEqual([])
  expect(heldOut.filter(only).length).toBeGreaterThan(4)
})

test('whoever does not show the pen tells its kind, save where that is what is wrong', () => {
  for (const scene of tuning) expect(toTraceQuestion(scene, null).pen === undefined).toBe(scene.lying !== null)
  const index = brokenTracingKinds.indexOf('which_pen')
  expect(brokenKindAt('trace-tuning-broken', index)).toBe('which_pen')
  const scene = traceSceneAt('trace-tuning-broken', index)
  expect(scene.lying).toBeNull()
  expect(toTraceQuestion(scene, 'which_pen').pen).toBeUndefined()
})

test('the same feet are drawn with a pen that leans more, and without the pen in the picture', () => {
  const [more, without] = [traceSceneAt('trace-tuning-3', 4), traceSceneAt('trace-tuning-no-pen', 4)]
  expect(more.drawings[0]?.foot).toEqual(tuning[4]?.drawings[0]?.foot)
  expect(more.drawings[0]?.lean).not.toEqual(tuning[4]?.drawings[0]?.lean)
  expect(without).toEqual({ ...tuning[4], lying: null })
})
