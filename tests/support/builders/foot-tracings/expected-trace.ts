import type { FootSide, ToeForm } from '#domain/foot/foot-figures.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'
import { project, type View } from '../foot-photos/camera.ts'
import { measureFigures } from '../foot-photos/expected-foot.ts'
import { type FootMeshes, footForm, putPoint } from '../foot-photos/foot-meshes.ts'
import type { FootShape } from '../foot-photos/scene.ts'
import { bentPlace } from '../foot-photos/sheet-form.ts'
import { ankleMeshes, ankleTouchMm } from './ankles.ts'
import { drawDashes, drawStray, drawStrokes, type Stroke, shaken } from './hand-line.ts'
import { leanDegAt, leanField } from './lean-field.ts'
import { penEnds } from './lying-pen.ts'
import { getPenTouch, halfAt, halfSeen } from './pen-profile.ts'
import { buildSkin, handPath, type Skin } from './tip-path.ts'
import type { Drawing, Flesh, Pen, TraceScene } from './trace-scene.ts'

/** What is true of one foot that was drawn around. */
export type ExpectedTracedFoot = {
  readonly side: FootSide
  readonly lengthMm: number
  readonly ballWidthMm: number
  readonly footBreadthMm: number
  readonly heelWidthMm: number
  readonly bigToeAngleDeg: number
  readonly toeForm: ToeForm
  /** In the foot's frame. */
  readonly toeGapAlongMm: number
  readonly toeGapAcrossMm: number
  /** From the foot's frame to the sheet's. */
  readonly placing: Drawing['placing']
  /** Where the pen's tip went, closed, once around, against the clock: on the sheet in mm, … */
  readonly lineMm: readonly Point[]
  /** … and in pixels of the photo. */
  readonly linePx: readonly Point[]
  /** The rear end of the short line between the first two toes, as it was drawn. */
  readonly gapMm: Point | null
  readonly gapPx: Point | null
  /** How far the pen leaned, outwards positive, every ten degrees around the foot. */
  readonly leansDeg: readonly number[]
}

export type ExpectedTrace = {
  readonly feet: readonly ExpectedTracedFoot[]
  /** In pixels: lower right, lower left, upper left, upper right, where y = 0 is below. */
  readonly corners: Corners
  /** The lying pen's tip and its end, as high above the sheet as they are. */
  readonly penPx: readonly [Point, Point] | null
  readonly penMm: readonly [Point, Point] | null
  /** Half of the pen's width every millimetre from its tip: as it touches a foot, … */
  readonly penHalfMm: readonly number[]
  /** … and as it is seen from above where it lies: six-sided ones show their corners. */
  readonly penSeenHalfMm: readonly number[]
  readonly tiltDeg: number
  readonly cameraHeightMm: number
  readonly focal35Mm: number
}

/** A drawing as it comes onto the sheet: the tip's way once around, and all that leaves ink. */
export type DrawnOutline = {
  readonly drawing: Drawing
  readonly lineMm: readonly Point[]
  readonly strokes: readonly Stroke[]
  readonly gapMm: Point | null
}

export type MadeFoot = { readonly shape: FootShape; readonly meshes: FootMeshes; readonly skin: Skin }

export function madeFoot(shape: FootShape, pen: Pen, { ankleMm }: Pick<Flesh, 'ankleMm'>): MadeFoot {
  const meshes = footForm(shape)
  const foot = buildSkin([meshes.body, ...meshes.toes], getPenTouch(pen))
  if (ankleMm === null) return { shape, meshes, skin: foot }
  const ankles = buildSkin(ankleMeshes(shape, ankleMm), getPenTouch(pen), ankleTouchMm)
  return { shape, meshes, skin: Float32Array.from([...foot, ...ankles]) }
}

/** Where the skin between the first two toes stops a pen, above the sheet, as a share of the foot's length. */
const webHigh = 0.04

export function toDrawnOutline(drawing: Drawing, pen: Pen, foot: MadeFoot): DrawnOutline {
  const { shape, skin, meshes } = foot
  const touch = getPenTouch(pen, drawing.flesh.pressMm)
  const onSheet = ({ x, y }: Point): Point => {
    const [px, py] = putPoint(drawing.placing, x, y)
    return { x: px, y: py }
  }
  const { bridgeMm } = drawing.hand
  const drawPath = (lean: Drawing['lean']) => handPath(skin, touch, leanField(lean, shape.lengthMm), bridgeMm)
  const around = shaken(drawPath(drawing.lean), drawing.hand)
  const { hand, style, stray } = drawing
  const all = style === 'dashes' ? drawDashes(around, hand, pen.lineMm) : drawStrokes(around, hand, pen.lineMm)
  if (stray) all.push(...drawStray(around, stray, pen.lineMm))
  if (drawing.second) {
    const again = drawing.second
    all.push(
      ...drawStrokes(
        shaken(drawPath(again.lean), again.hand),
        { ...again.hand, from: again.from },
        pen.lineMm,
        again.share,
      ),
    )
  }
  let gapMm: Point | null = null
  if (drawing.gap) {
    const { toeGapAcrossMm, toeGapAlongMm } = measureFigures(shape, meshes)
    const { alongMm, acrossMm, lengthMm } = drawing.gap
    // The tip stays before the web by as much as the pen is thick there.
    const rear = {
      x: toeGapAcrossMm + acrossMm,
      y: toeGapAlongMm + alongMm + halfAt(pen, webHigh * shape.lengthMm),
    }
    const aside = Math.tan((shape.bigToeDeg * Math.PI) / 180) * 0.7
    const front = { x: rear.x - aside * lengthMm, y: rear.y + lengthMm }
    gapMm = rear
    all.push({ points: [rear, front], ink: [1, 1], widthMm: pen.lineMm })
  }
  const isMirrored = drawing.placing.isRight
  const line = around.map(onSheet)
  return {
    drawing,
    lineMm: isMirrored ? line.toReversed() : line,
    strokes: all.map((stroke) => ({ ...stroke, points: stroke.points.map(onSheet) })),
    gapMm: gapMm && onSheet(gapMm),
  }
}

export function computeExpectedTrace(
  scene: TraceScene,
  feet: readonly MadeFoot[],
  drawn: readonly DrawnOutline[],
  view: View,
): ExpectedTrace {
  const { widthMm, heightMm } = papers[scene.paper]
  const seen = (x: number, y: number) => project(view, bentPlace(scene.bends, x, y))
  const ends = scene.lying && penEnds(scene.pen, scene.lying)
  const eachMm = Array.from({ length: Math.floor(scene.pen.lengthMm) + 1 }, (_, at) => at)
  return {
    feet: drawn.map(({ drawing, lineMm, gapMm }, k) => {
      const { shape, meshes } = feet[k] as MadeFoot
      return {
        side: shape.side,
        ...measureFigures(shape, meshes),
        placing: drawing.placing,
        lineMm,
        linePx: lineMm.map(({ x, y }) => seen(x, y)),
        gapMm,
        gapPx: gapMm && seen(gapMm.x, gapMm.y),
        leansDeg: Array.from({ length: 36 }, (_, ten) => leanDegAt(drawing.lean, (ten * Math.PI) / 18)[0]),
      }
    }),
    corners: [seen(widthMm, 0), seen(0, 0), seen(0, heightMm), seen(widthMm, heightMm)],
    penPx: ends && [project(view, ends[0]), project(view, ends[1])],
    penMm: ends && [
      { x: ends[0][0], y: ends[0][1] },
      { x: ends[1][0], y: ends[1][1] },
    ],
    penHalfMm: eachMm.map((at) => halfAt(scene.pen, at)),
    penSeenHalfMm: eachMm.map((at) => halfSeen(scene.pen, at)),
    tiltDeg: scene.camera.tiltDeg,
    cameraHeightMm: scene.camera.zMm,
    focal35Mm: scene.camera.focal35Mm,
  }
}
