import type { FlatSheet } from '../flat/flatten.ts'

/** The sheet in squares of a millimetre. */
export type SquareMillimetres = {
  readonly width: number
  readonly height: number
  /** How much darker or more coloured than the paper around it each is, 0 to 1. */
  readonly away: Float32Array
  /** How bright each is, as a share of the paper around it. */
  readonly light: Float32Array
}

/** The paper's colour is taken from so large a piece of it: a pen covers less than half of it. */
const pieceMm = 30
/** So many of a piece's squares are no brighter than its paper. */
const paperShare = 0.75
/** Darker than this is no paper. */
const darkest = 20

export function squareMillimetres(flat: FlatSheet): SquareMillimetres {
  const [width, height] = [Math.floor(flat.widthMm), Math.floor(flat.heightMm)]
  const [away, light] = [new Float32Array(width * height), new Float32Array(width * height)]
  for (const plane of ['red', 'green', 'blue'] as const) {
    const means = cellMeans(flat, flat.picture[plane], width, height)
    const paper = estimatePaper(means, width, height)
    for (let at = 0; at < away.length; at += 1) {
      const share = means[at]! / paper(at % width, Math.floor(at / width))
      away[at] = Math.max(away[at]!, 1 - share)
      light[at]! += share / 3
    }
  }
  return { width, height, away, light }
}

function cellMeans({ width: wide, pxPerMm, rimMm }: FlatSheet, plane: Float32Array, width: number, height: number) {
  const means = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const [low, high] = [Math.round((row + rimMm) * pxPerMm), Math.round((row + 1 + rimMm) * pxPerMm)]
    for (let column = 0; column < width; column += 1) {
      const [from, to] = [Math.round((column + rimMm) * pxPerMm), Math.round((column + 1 + rimMm) * pxPerMm)]
      let sum = 0
      for (let y = low; y < high; y += 1) for (let x = from; x < to; x += 1) sum += plane[y * wide + x]!
      means[row * width + column] = sum / ((high - low) * (to - from))
    }
  }
  return means
}

/** The paper's brightness anywhere: between the pieces it goes over evenly. */
function estimatePaper(means: Float32Array, width: number, height: number) {
  const [across, up] = [Math.max(1, Math.round(width / pieceMm)), Math.max(1, Math.round(height / pieceMm))]
  const tones = new Float32Array(across * up)
  for (let j = 0; j < up; j += 1)
    for (let i = 0; i < across; i += 1) {
      const found: number[] = []
      for (let y = Math.floor((j * height) / up); y < Math.floor(((j + 1) * height) / up); y += 2)
        for (let x = Math.floor((i * width) / across); x < Math.floor(((i + 1) * width) / across); x += 2)
          found.push(means[y * width + x]!)
      found.sort((a, b) => a - b)
      tones[j * across + i] = Math.max(darkest, found[Math.floor(found.length * paperShare)] ?? darkest)
    }
  return (x: number, y: number) => {
    const u = Math.min(across - 1, Math.max(0, ((x + 0.5) / width) * across - 0.5))
    const v = Math.min(up - 1, Math.max(0, ((y + 0.5) / height) * up - 0.5))
    const [i, j] = [Math.min(Math.max(0, across - 2), Math.floor(u)), Math.min(Math.max(0, up - 2), Math.floor(v))]
    const tone = (di: number, dj: number) => tones[Math.min(up - 1, j + dj) * across + Math.min(across - 1, i + di)]!
    const [du, dv] = [u - i, v - j]
    return (tone(0, 0) * (1 - du) + tone(1, 0) * du) * (1 - dv) + (tone(0, 1) * (1 - du) + tone(1, 1) * du) * dv
  }
}
