import type { Pixels } from '#domain/foot/photo/photo-question.ts'
import { viewOf } from './camera.ts'
import { develop, toLight } from './develop.ts'
import { bareFoot, type FootMeshes, placingOf, put } from './foot-meshes.ts'
import { footToe, spanPlans, toePlans } from './foot-toes.ts'
import { type FootTruth, truthOf } from './foot-truth.ts'
import { type GroundLight, lightGround } from './ground-light.ts'
import { clothMesh, legMesh } from './leg-mesh.ts'
import { findNormals, type Mesh } from './mesh.ts'
import { paintPlain, paintSkin } from './paint-skin.ts'
import { drawMeshes, type Layer } from './raster.ts'
import { roomPainter } from './room.ts'
import type { FootScene } from './scene.ts'
import { shadeMesh } from './shade-mesh.ts'

export type FootPhoto = { readonly pixels: Pixels; readonly truth: FootTruth }

/** A photo of a foot on a sheet, with all that is true of it. The same scene gives the same bytes. */
export function renderFootPhoto(scene: FootScene): FootPhoto {
  const { widthPx, heightPx } = scene.sensor
  const view = viewOf(scene.camera, widthPx, heightPx)
  const made = bareFoot(scene.foot)
  const placing = placingOf(scene.foot, scene.stand, made)
  const truth = truthOf(scene, made, placing, view)

  const topMm = scene.camera.zMm - 50
  const foot = dressed(scene, made).map((mesh) => put(mesh, placing))
  const leg = put(legOf(scene, topMm), placing)
  const cloth = clothOf(scene, topMm)
  const standing = [leg, ...(cloth ? [put(cloth, placing)] : [])]
  const reach = scene.camera.zMm * 1.1
  const ground = lightGround(scene.light, foot, standing, {
    left: scene.camera.xMm - reach,
    right: scene.camera.xMm + reach,
    low: -60,
    high: scene.camera.yMm + reach,
  })
  const wrap = scene.sock ? 0.05 : 0.22
  const drawn = [
    ...foot.map((mesh) => ({
      mesh,
      shades: shadeMesh(mesh, scene.light, ground, view, { wrap, isUnderLegShade: true }),
    })),
    ...standing.map((mesh, number) => ({
      mesh,
      shades: shadeMesh(mesh, scene.light, ground, view, { wrap: number === 0 ? wrap : 0, isUnderLegShade: false }),
    })),
  ]
  const samples = widthPx * heightPx > 3_500_000 ? 1 : 2
  const layer = drawMeshes(drawn, view, widthPx, heightPx, samples)
  const image = compose(layer, widthPx, heightPx, roomPainter(scene, view, ground))
  return { pixels: develop(image, scene.sensor, exposureOf(scene, ground)), truth }
}

function dressed(scene: FootScene, made: FootMeshes): Mesh[] {
  const { sock, foot, skin, skinSeed } = scene
  if (!sock) {
    paintSkin(made, skin, skinSeed, foot.lengthMm)
    return [made.body, ...made.toes]
  }
  const spans = spanPlans(toePlans(foot)).map((plan) => findNormals(footToe(foot, 1, plan)))
  const meshes = [made.body, ...made.toes, ...spans]
  for (const mesh of meshes) {
    for (let place = 0; place < mesh.points.length; place++)
      mesh.points[place] = (mesh.points[place] as number) + (mesh.normals[place] as number) * sock.thicknessMm
    paintPlain(mesh, sock.colour, skinSeed, 0.12)
    findNormals(mesh)
  }
  return meshes
}

function legOf(scene: FootScene, topMm: number): Mesh {
  const leg = legMesh(scene.foot, scene.leg, topMm)
  const { sock, skin, skinSeed } = scene
  paintPlain(leg, skin, skinSeed, 0.06)
  if (sock) paintPlain(leg, sock.colour, skinSeed, 0.12, sock.cuffMm)
  return leg
}

function clothOf(scene: FootScene, topMm: number): Mesh | undefined {
  const cloth = clothMesh(scene.foot, scene.leg, topMm)
  if (cloth && scene.leg.cloth) paintPlain(cloth, scene.leg.cloth.colour, scene.skinSeed + 2, 0.1)
  return cloth
}

/** As a phone does: so bright that the lit sheet comes out as wanted. */
function exposureOf(scene: FootScene, ground: GroundLight): number {
  const lights: number[] = []
  for (let place = 1; place < ground.cells.length; place += 3 * 97) lights.push(ground.cells[place] as number)
  const bright = lights.toSorted((one, other) => one - other)[Math.floor(lights.length * 0.7)] ?? 1
  return toLight(scene.sensor.paperLuma, scene.sensor.contrast) / (bright * 0.845)
}

/** The picture's light: what stands on the floor, by its samples, and the room where it leaves any free. */
function compose(layer: Layer, wide: number, tall: number, room: ReturnType<typeof roomPainter>): Float32Array {
  const image = new Float32Array(wide * tall * 3)
  const behind = new Float64Array(3)
  const { samples, depths, colours } = layer
  const full = samples * samples
  for (let row = 0; row < tall; row++)
    for (let column = 0; column < wide; column++) {
      const to = (row * wide + column) * 3
      const sx = column * samples - layer.left
      const sy = row * samples - layer.top
      let count = 0
      let red = 0
      let green = 0
      let blue = 0
      if (sx >= 0 && sy >= 0 && sx < layer.wide && sy < layer.tall)
        for (let sample = 0; sample < full; sample++) {
          const place = (sy + (sample >> (samples - 1))) * layer.wide + sx + (sample & (samples - 1))
          if ((depths[place] as number) === Number.POSITIVE_INFINITY) continue
          count++
          red += colours[place * 3] as number
          green += colours[place * 3 + 1] as number
          blue += colours[place * 3 + 2] as number
        }
      if (count < full) {
        room(column, row, behind)
        const free = full - count
        red += (behind[0] as number) * free
        green += (behind[1] as number) * free
        blue += (behind[2] as number) * free
      }
      image[to] = red / full
      image[to + 1] = green / full
      image[to + 2] = blue / full
    }
  return image
}
