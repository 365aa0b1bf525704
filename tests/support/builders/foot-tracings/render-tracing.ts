import { papers } from '#domain/foot/photo/paper/papers.ts'
import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { toCameraView } from '../foot-photos/camera.ts'
import { addGlare, compose } from '../foot-photos/compose.ts'
import { develop, toLight } from '../foot-photos/develop.ts'
import { type GroundLight, lightGround } from '../foot-photos/ground-light.ts'
import { protocolScene } from '../foot-photos/protocol-scene.ts'
import { drawMeshes } from '../foot-photos/raster.ts'
import { roomPainter } from '../foot-photos/room.ts'
import type { FootScene } from '../foot-photos/scene.ts'
import { shadeMesh } from '../foot-photos/shade-mesh.ts'
import {
  computeExpectedTrace,
  type DrawnOutline,
  type ExpectedTrace,
  madeFoot,
  toDrawnOutline,
} from './expected-trace.ts'
import { lyingPen } from './lying-pen.ts'
import { drawDoodle } from './sheet/doodles.ts'
import { type InkLayer, inkSheet } from './sheet/ink-sheet.ts'
import { drawPrints } from './sheet/prints.ts'
import { asLight, paintSheet, sheetPlaces } from './sheet/sheet-layer.ts'
import { tapes, thingMesh } from './sheet/things.ts'
import { written } from './sheet/written.ts'
import type { TraceScene } from './trace-scene.ts'

export type RenderedTracing = { readonly pixels: Pixels; readonly expected: ExpectedTrace }

/** A photo of a sheet with a traced foot and the pen, with all that is true of it. The same scene gives the same bytes. */
export function renderTracing(scene: TraceScene): RenderedTracing {
  const { camera, light, sensor, pen, paper } = scene
  const { widthPx, heightPx } = sensor
  const view = toCameraView(camera, widthPx, heightPx)
  const feet = scene.drawings.map(({ foot, flesh }) => madeFoot(foot, pen, flesh))
  const drawn = scene.drawings.map((drawing, k) => toDrawnOutline(drawing, pen, feet[k] as (typeof feet)[number]))
  const expected = computeExpectedTrace(scene, feet, drawn, view)
  const lying = [
    ...(scene.lying ? lyingPen(pen, scene.lying) : []),
    ...scene.clutter.map(thingMesh),
    ...(scene.isPaperMissing ? [] : tapes(scene)),
  ]
  const reach = Math.max(700, camera.zMm * 1.1)
  const ground = lightGround(light, lying, [], {
    left: camera.xMm - reach,
    right: camera.xMm + reach,
    low: camera.yMm - reach,
    high: camera.yMm + reach,
  })
  const ink = inkSheet(papers[paper], scene.look, drawInkLayers(scene, drawn), scene.seed)
  const layer = drawMeshes(
    [
      ...(scene.isPaperMissing ? [] : [sheetPlaces(scene)]),
      ...lying.map((mesh) => ({
        mesh,
        shades: asLight(shadeMesh(mesh, light, ground, view, { wrap: 0.05, isUnderLegShade: false })),
      })),
    ],
    view,
    widthPx,
    heightPx,
    widthPx * heightPx > 3_500_000 ? 1 : 2,
  )
  paintSheet(layer, ink, ground)
  const image = compose(layer, widthPx, heightPx, roomPainter(toSurroundingScene(scene), view, ground))
  const exposure = sceneExposure(scene, ground)
  if (light.glare)
    addGlare(image, widthPx, heightPx, view, { ...light.glare, strength: light.glare.strength / exposure })
  return { pixels: develop(image, sensor, exposure), expected }
}

/** What is printed, written and drawn on the sheet. */
function drawInkLayers(
  { look, paper, writings, pen, strength, doodle }: TraceScene,
  drawn: readonly DrawnOutline[],
): InkLayer[] {
  const ink = { colour: pen.ink, strength, grain: pen.kind === 'pencil' ? 0.5 : 0 }
  const strokes = [
    ...drawn.flatMap((one) => one.strokes),
    ...writings.flatMap((one) => written(one, Math.min(pen.lineMm, one.sizeMm / 5))),
    ...(doodle ? drawDoodle(doodle, papers[paper], pen.lineMm) : []),
  ]
  return [...drawPrints(look, papers[paper]), { strokes, ...ink }]
}

/** The floor around, as photos of feet have it: without foot, leg and wall; the sheet is laid over it as a mesh. */
function toSurroundingScene({ seed, paper, camera, floor, light, sensor, bends }: TraceScene): FootScene {
  return { ...anyScene, seed, paper, subject: 'nothing', camera, floor, light, sensor, bends, wall: null, isOpen: true }
}

const anyScene = protocolScene(1)

/** As a phone does: so bright that the lit sheet comes out as wanted. */
function sceneExposure({ sensor, look }: TraceScene, { cells }: GroundLight): number {
  const lights: number[] = []
  for (let index = 1; index < cells.length; index += 3 * 97) lights.push(cells[index] as number)
  const bright = lights.toSorted((one, other) => one - other)[Math.floor(lights.length * 0.7)] ?? 1
  return toLight(sensor.paperLuma, sensor.contrast) / (bright * Math.max(0.6, look.colour[1]))
}
