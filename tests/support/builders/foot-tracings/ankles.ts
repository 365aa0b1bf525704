import { emptyMesh, type Mesh } from '../foot-photos/mesh.ts'
import type { FootShape } from '../foot-photos/scene.ts'

/** Both ankles of a made left foot as shares of its length: how far before the heel's rear, and how high. The inner one is higher. */
const places = { inner: [0.225, 0.275], outer: [0.185, 0.235] } as const
/** Half of the breadth of a heel, and how round an ankle is, as shares of the length. */
const [heelHalf, radiusShare] = [0.125, 0.05]
/** No higher a pen stands beside a foot that somebody draws around. */
export const ankleTouchMm = 95

const [rings, around] = [24, 40]

/** Balls at both sides of the heel that stand out by so much more than its sides do. */
export function ankleMeshes({ lengthMm, heelFactor }: FootShape, overMm: number): Mesh[] {
  return Object.entries(places).map(([side, [along, high]]) => {
    const sign = side === 'inner' ? 1 : -1
    const radius = radiusShare * lengthMm
    const middle = sign * (heelHalf * heelFactor * lengthMm + overMm - radius)
    const mesh = emptyMesh(rings, around)
    for (let ring = 0; ring < rings; ring += 1)
      for (let step = 0; step < around; step += 1) {
        const [up, turn] = [(ring / (rings - 1) - 0.5) * Math.PI, (step / around) * 2 * Math.PI]
        mesh.points.set(
          [
            middle + radius * Math.cos(up) * Math.cos(turn),
            along * lengthMm + radius * Math.cos(up) * Math.sin(turn),
            high * lengthMm + radius * Math.sin(up),
          ],
          (ring * around + step) * 3,
        )
      }
    return mesh
  })
}
