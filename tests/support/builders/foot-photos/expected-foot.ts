import type { FootSide, ToeForm } from '#domain/foot/foot-figures.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'
import { project, type View } from './camera.ts'
import { bodyEnd, buildFootPlan } from './foot-body.ts'
import { type FootMeshes, type MeshPose, putPoint } from './foot-meshes.ts'
import type { Mesh } from './mesh.ts'
import { planOutline } from './plan-outline.ts'
import type { FootScene, FootShape } from './scene.ts'
import { bentPlace } from './sheet-form.ts'

export type ExpectedFoot = {
  readonly side: FootSide
  readonly lengthMm: number
  readonly ballWidthMm: number
  readonly footBreadthMm: number
  readonly heelWidthMm: number
  readonly bigToeAngleDeg: number
  readonly toeForm: ToeForm
  readonly toeGapAlongMm: number
  readonly toeGapAcrossMm: number
  /** In pixels: heel right, heel left, toe left, toe right, with the toes up; may lie outside of the photo. */
  readonly corners: Corners | null
  /** The foot from above, all of its heights, without the leg: on the sheet in mm, … */
  readonly outlineMm: readonly Point[]
  /** … and laid on the sheet in the photo. */
  readonly outlinePx: readonly Point[]
  readonly tiltDeg: number
  readonly cameraHeightMm: number
  readonly focal35Mm: number
}

type Figures = Omit<
  ExpectedFoot,
  'corners' | 'outlineMm' | 'outlinePx' | 'tiltDeg' | 'cameraHeightMm' | 'focal35Mm' | 'side'
>

function listPoints(meshes: readonly Mesh[]): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (const { points } of meshes)
    for (let index = 0; index < points.length; index += 3) found.push([points[index] ?? 0, points[index + 1] ?? 0])
  return found
}

/** The numbers of a made foot, whose axis is x = 0 with the heel's rear at 0: the heel's middle and the second toe's base lie on it. */
export function measureFigures(shape: FootShape, { body, toes }: FootMeshes): Figures {
  const all = listPoints([body, ...toes])
  const tips = toes.map((toe) => Math.max(...listPoints([toe]).map(([, y]) => y)))
  const lengthMm = Math.max(...all.map(([, y]) => y)) - Math.min(...all.map(([, y]) => y))
  const between = (low: number, high: number) => all.filter(([, y]) => y >= low * lengthMm && y <= high * lengthMm)
  const inner = between(0.62, 0.8).reduce((max, one) => (one[0] > max[0] ? one : max))
  const outer = between(0.56, 0.69).reduce((max, one) => (one[0] < max[0] ? one : max))
  const breadth = between(0.5, 0.82).map(([x]) => x)
  const angles = between(0.82, 0.96).map(([x, y]) => Math.atan2(inner[0] - x, y - inner[1]))
  const gap = toeGap(shape, toes)
  return {
    lengthMm,
    ballWidthMm: Math.hypot(inner[0] - outer[0], inner[1] - outer[1]),
    footBreadthMm: Math.max(...breadth) - Math.min(...breadth),
    heelWidthMm: heelWidth(between(0.08, 0.24)),
    bigToeAngleDeg: (Math.min(...angles) * 180) / Math.PI,
    toeForm: classifyToeForm(tips.map((tip) => (tip * 250) / lengthMm)),
    toeGapAlongMm: gap.y,
    toeGapAcrossMm: gap.x,
  }
}

/** The widest of slices of 1 mm. */
function heelWidth(points: readonly (readonly [number, number])[]): number {
  const slices = new Map<number, [number, number]>()
  for (const [x, y] of points) {
    const slice = slices.get(Math.round(y / 2)) ?? [0, 0]
    slices.set(Math.round(y / 2), [Math.min(slice[0], x), Math.max(slice[1], x)])
  }
  return Math.max(...[...slices.values()].map(([low, high]) => high - low))
}

export function classifyToeForm(tips: readonly number[]): ToeForm {
  const [t1 = 0, t2 = 0, t3 = 0, t4 = 0] = tips
  if (t2 - t1 > 2) return 'greek'
  if (t1 - t2 > 2) return 'egyptian'
  return t3 - t4 < 3.5 && t1 - t4 < 6 ? 'square' : 'roman'
}

/** Where the web between the first two toes ends the body's front, midway between their sides. */
function toeGap(shape: FootShape, toes: readonly Mesh[]): Point {
  const plan = buildFootPlan(shape)
  const length = shape.lengthMm
  const [big = [], second = []] = toes.slice(0, 2).map((toe) => listPoints([toe]))
  const sideAt = (toe: typeof big, y: number, sign: 1 | -1) => {
    let max = Number.NEGATIVE_INFINITY
    for (const [x, py] of toe) if (Math.abs(py - y) < 1.5) max = Math.max(max, x * sign)
    return max * sign
  }
  let [x, y] = [0.03 * length, 0.8 * length]
  for (let round = 0; round < 6; round++) {
    x = (sideAt(big, y, -1) + sideAt(second, y, 1)) / 2
    y = (bodyEnd - plan.behind(bodyEnd, x / length)) * length
  }
  return { x, y }
}

export function computeExpectedFoot(scene: FootScene, made: FootMeshes, placing: MeshPose, view: View): ExpectedFoot {
  const sheet = scene.paper ? papers[scene.paper] : undefined
  const onSheet = (x: number, y: number) => project(view, [x, y, 0])
  const cornerAt = (x: number, y: number) => project(view, bentPlace(scene.bends ?? [], x, y))
  const outlineMm = planOutline([made.body, ...made.toes]).map(({ x, y }) => {
    const [px, py] = putPoint(placing, x, y)
    return { x: px, y: py }
  })
  return {
    side: scene.foot.side,
    ...measureFigures(scene.foot, made),
    corners: sheet
      ? [
          cornerAt(sheet.widthMm, 0),
          cornerAt(0, 0),
          cornerAt(0, sheet.heightMm),
          cornerAt(sheet.widthMm, sheet.heightMm),
        ]
      : null,
    outlineMm,
    outlinePx: outlineMm.map(({ x, y }) => onSheet(x, y)),
    tiltDeg: scene.camera.tiltDeg,
    cameraHeightMm: scene.camera.zMm,
    focal35Mm: scene.camera.focal35Mm,
  }
}
