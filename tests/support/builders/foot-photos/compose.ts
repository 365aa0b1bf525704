import { project, type View } from './camera.ts'
import type { Layer } from './raster.ts'
import type { RoomPainter } from './room.ts'
import type { Light } from './scene.ts'

// The memory of the last picture, which serves for the next.
let buffer = new Float32Array(0)

/** The picture's light: what stands on the floor, by its samples, and the room where it leaves any free. */
export function compose(layer: Layer, wide: number, tall: number, room: RoomPainter): Float32Array {
  if (buffer.length < wide * tall * 3) buffer = new Float32Array(wide * tall * 3)
  const image = buffer.subarray(0, wide * tall * 3)
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
          const index = (sy + (sample >> (samples - 1))) * layer.wide + sx + (sample & (samples - 1))
          if ((depths[index] as number) === Number.POSITIVE_INFINITY) continue
          count++
          red += colours[index * 3] as number
          green += colours[index * 3 + 1] as number
          blue += colours[index * 3 + 2] as number
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

/** Lays the white reflection of a lamp or of the flash over the picture. */
export function addGlare(image: Float32Array, wide: number, tall: number, view: View, glare: Light['glare']): void {
  if (!glare) return
  const middle = project(view, [glare.xMm, glare.yMm, 0])
  const radius = (glare.radiusMm * view.focalPx) / view.at[2]
  const reach = radius * 2
  const [left, right] = [Math.max(0, Math.floor(middle.x - reach)), Math.min(wide, Math.ceil(middle.x + reach))]
  const [top, bottom] = [Math.max(0, Math.floor(middle.y - reach)), Math.min(tall, Math.ceil(middle.y + reach))]
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const far2 = ((column + 0.5 - middle.x) ** 2 + (row + 0.5 - middle.y) ** 2) / radius ** 2
      const added = glare.strength * Math.exp(-far2 * far2)
      const to = (row * wide + column) * 3
      for (let part = 0; part < 3; part++) image[to + part] = (image[to + part] as number) + added
    }
}
