import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { SeenLine } from '#domain/foot/trace/line/seen-line.ts'
import { measureFigures } from '../foot-photos/expected-foot.ts'
import { footForm } from '../foot-photos/foot-meshes.ts'
import { planOutline } from '../foot-photos/plan-outline.ts'
import { quietScene } from '../foot-photos/test-scene.ts'

/** How a foot lies on a sheet. */
export type RodPose = { readonly turnDeg: number; readonly x: number; readonly y: number; readonly side: FootSide }

const shape = quietScene().foot
const made = footForm(shape)
const outline = planOutline([made.body, ...made.toes])

/** What is true of the foot that the line was drawn around. */
export const expectedRodFoot = { ...measureFigures(shape, made) }

/** The line that an upright rod of this half-width draws around a foot, as exactly as nobody sees it. */
export function rodLine(halfMm: number, { turnDeg, x, y, side }: RodPose): SeenLine {
  const sign = side === 'left' ? 1 : -1
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  const onSheet = (point: Point): Point => ({
    x: x + sign * point.x * cos - point.y * sin,
    y: y + sign * point.x * sin + point.y * cos,
  })
  const at = (k: number) => outline[(k + outline.length) % outline.length] as Point
  const points = outline.map((point, k) => {
    const [before, after] = [at(k - 2), at(k + 2)]
    const long = Math.hypot(after.x - before.x, after.y - before.y)
    const out = { x: (after.y - before.y) / long, y: (before.x - after.x) / long }
    return {
      ...onSheet({ x: point.x + out.x * halfMm, y: point.y + out.y * halfMm }),
      outX: sign * out.x * cos - out.y * sin,
      outY: sign * out.x * sin + out.y * cos,
      inkMm: 0.5,
      sigmaMm: 0.1,
      isBridged: false,
    }
  })
  const rear = onSheet({ x: expectedRodFoot.toeGapAcrossMm, y: expectedRodFoot.toeGapAlongMm + halfMm })
  return {
    points: side === 'left' ? points : points.reverse(),
    openMm: 0,
    open: undefined,
    isOpenHidden: false,
    bridgedMm: 0,
    doubledMm: 0,
    apartMm: 0,
    gap: { rear, sigmaMm: 0.3 },
  }
}
