import { focalInPx } from '#domain/foot/photo/camera/camera.ts'
import { changed } from '#domain/foot/photo/camera/fit-camera.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'

export const [width, height] = [1_200, 1_600]

/** A camera straight above the middle of an A4 sheet, at a height of 400 mm. */
export const above = {
  x: [1, 0, 0],
  y: [0, -1, 0],
  z: [0, 0, -1],
  origin: [-105, 148, 400],
  focalPx: focalInPx(26, width, height),
  distortion: 0,
  middle: { x: width / 2, y: height / 2 },
} as const

/** `above`, tilted by these angles in radians, moved and turned a little. */
export const tilted = (across: number, along: number) => changed(above, [across, along, 0, 20, -15, 30, 0.04, 0])

/** The corners of a sheet in an unusual order. */
export const shuffled = ([a, b, c, d]: Corners): Corners => [c, a, d, b]
