import type { Picture } from './picture.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** The colour between four pixels of a picture, measured from its upper left corner; outside of it the nearest. */
export function colourIn({ width, height, red, green, blue }: Picture, x: number, y: number): Colour {
  const u = Math.min(Math.max(x - 0.5, 0), width - 1.001)
  const v = Math.min(Math.max(y - 0.5, 0), height - 1.001)
  const column = Math.floor(u)
  const row = Math.floor(v)
  const right = u - column
  const down = v - row
  const at = row * width + column
  const [a, b, c, d] = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down]
  const [right1, below, beyond] = [at + 1, at + width, at + width + 1]
  return [
    red[at]! * a + red[right1]! * b + red[below]! * c + red[beyond]! * d,
    green[at]! * a + green[right1]! * b + green[below]! * c + green[beyond]! * d,
    blue[at]! * a + blue[right1]! * b + blue[below]! * c + blue[beyond]! * d,
  ]
}
