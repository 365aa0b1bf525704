import { type Camera, focalInPx, moved, onSheet } from '#domain/foot/photo/camera/camera.ts'
import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'

type Colour = readonly [number, number, number]

/** A handheld camera over the toes, leaning and turned a little; angles in radians. */
export function heldCamera(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { heightMm = 640, lean = 0.08, tip = 0.06, turn = 0.1, distortion = 0.008 } = {},
): Camera {
  const down: Camera = {
    x: [1, 0, 0],
    y: [0, -1, 0],
    z: [0, 0, -1],
    origin: [-105, 210, heightMm],
    focalPx: focalInPx(26, widthPx, heightPx),
    distortion,
    middle: { x: widthPx / 2, y: heightPx / 2 },
  }
  return moved(down, [lean, tip, turn], [0, 0, 0])
}

type PaintedScene = {
  readonly paper: Colour | undefined
  floor(x: number, y: number): Colour
  readonly grain?: number
  readonly hasLeg?: boolean
}

/** Paints a photo of a sheet on a floor, with a leg over its heel end and some grain, pixel by pixel. */
export function paintedSheet(
  camera: Camera,
  sheet: Sheet,
  { paper, floor, grain = 4, hasLeg = true }: PaintedScene,
): Pixels {
  const width = camera.middle.x * 2
  const height = camera.middle.y * 2
  const data = new Uint8ClampedArray(width * height * 4)
  let seed = 1
  const noise = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return (seed / 0x7fffffff - 0.5) * 2 * grain
  }
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 4) {
      const { x, y } = onSheet(camera, { x: column + 0.5, y: row + 0.5 })
      const isSheet = paper && x > 0 && y > 0 && x < sheet.widthMm && y < sheet.heightMm
      const isLeg = hasLeg && Math.abs(x - sheet.widthMm / 2) < 42 && y < 200
      const colour = isLeg
        ? ([170, 120, 95] as const)
        : isSheet
          ? paper
          : y < 0 && hasLeg
            ? ([150, 152, 158] as const)
            : floor(x, y)
      for (let c = 0; c < 3; c += 1) data[at + c] = colour[c as 0 | 1 | 2] + noise()
      data[at + 3] = 255
    }
  return { data, width, height }
}
