import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { toCameraView } from './camera.ts'
import { addGlare, compose } from './compose.ts'
import { develop, toLight } from './develop.ts'
import { computeExpectedFoot, type ExpectedFoot } from './expected-foot.ts'
import { bareFoot, toMeshPose } from './foot-meshes.ts'
import { type GroundLight, lightGround } from './ground-light.ts'
import { drawMeshes } from './raster.ts'
import { roomPainter } from './room.ts'
import type { FootScene } from './scene.ts'
import { shadeMesh } from './shade-mesh.ts'
import { bentSheet } from './sheet-mesh.ts'
import { toStandingFoot } from './standing.ts'

export type FootPhoto = { readonly pixels: Pixels; readonly expected: ExpectedFoot }

/** A photo of a foot on a sheet, with all that is true of it. The same scene gives the same bytes. */
export function renderFootPhoto(scene: FootScene): FootPhoto {
  const { widthPx, heightPx } = scene.sensor
  const { camera, light } = scene
  const view = toCameraView(camera, widthPx, heightPx)
  const made = bareFoot(scene.foot)
  const placing = toMeshPose(scene.foot, scene.stand, made)
  // The truth comes before a sock is drawn over the foot.
  const expected = computeExpectedFoot(scene, made, placing, view)
  const { low, leg } = toStandingFoot(scene, made, placing)
  const reach = Math.max(600, camera.zMm * 0.9)
  const ground = lightGround(light, low, leg, {
    left: camera.xMm - reach,
    right: camera.xMm + reach,
    low: scene.isOpen ? camera.yMm - reach : -60,
    high: camera.yMm + reach,
  })
  const sheet = scene.bends && bentSheet(scene, expected.outlineMm, ground)
  const wrap = scene.sock ? 0.05 : 0.22
  const drawn = [
    ...(sheet ? [sheet] : []),
    ...low.map((mesh) => ({ mesh, shades: shadeMesh(mesh, light, ground, view, { wrap, isUnderLegShade: true }) })),
    ...leg.map((mesh) => ({
      mesh,
      shades: shadeMesh(mesh, light, ground, view, { wrap: 0.05, isUnderLegShade: false }),
    })),
  ]
  // Large photos need no samples within a pixel: their softness is wider than it.
  const layer = drawMeshes(drawn, view, widthPx, heightPx, widthPx * heightPx > 3_500_000 ? 1 : 2)
  const image = compose(layer, widthPx, heightPx, roomPainter(scene, view, sheet?.floor ?? ground))
  const exposure = sceneExposure(scene, ground)
  if (light.glare)
    addGlare(image, widthPx, heightPx, view, { ...light.glare, strength: light.glare.strength / exposure })
  return { pixels: develop(image, scene.sensor, exposure), expected }
}

/** As a phone does: so bright that the lit sheet comes out as wanted. */
function sceneExposure(scene: FootScene, ground: GroundLight): number {
  const lights: number[] = []
  for (let index = 1; index < ground.cells.length; index += 3 * 97) lights.push(ground.cells[index] as number)
  const bright = lights.toSorted((one, other) => one - other)[Math.floor(lights.length * 0.7)] ?? 1
  return toLight(scene.sensor.paperLuma, scene.sensor.contrast) / (bright * 0.845)
}
