import { createRandom } from '../../foot-photos/random.ts'
import type { Stroke } from '../hand-line.ts'
import type { WrittenNote } from '../trace-scene.ts'

/** Figures and letters as somebody writes them: strokes on a net of 4 by 6, from its lower left. */
const glyphs: Readonly<Record<string, readonly string[]>> = {
  '0': ['20 02 04 26 44 42 20'],
  '1': ['04 26 20'],
  '2': ['05 26 45 44 00 40'],
  '3': ['05 26 45 23 42 20 01'],
  '4': ['30 36 02 42'],
  '5': ['46 06 03 24 42 20 01'],
  '6': ['46 13 01 20 42 23 01'],
  '7': ['06 46 20'],
  '8': ['23 05 26 45 23 01 20 42 23'],
  '9': ['44 25 04 23 44 30'],
  ',': ['11 00'],
  '/': ['00 46'],
  '.': ['10 11'],
  A: ['00 26 40', '13 33'],
  B: ['00 06 35 33 03 32 40 00'],
  C: ['45 26 04 02 20 41'],
  D: ['00 06 35 42 20 00'],
  E: ['46 06 00 40', '03 33'],
  F: ['46 06 00', '03 33'],
  G: ['45 26 04 02 20 42 22'],
  H: ['00 06', '40 46', '03 43'],
  I: ['20 26'],
  K: ['00 06', '46 03 40'],
  L: ['06 00 40'],
  M: ['00 06 22 46 40'],
  N: ['00 06 40 46'],
  O: ['20 02 04 26 44 42 20'],
  P: ['00 06 45 43 03'],
  R: ['00 06 45 43 03', '23 40'],
  S: ['45 26 04 42 20 01'],
  T: ['06 46', '26 20'],
  U: ['06 01 20 41 46'],
  Y: ['06 23 46', '23 20'],
}

/** The strokes of what is written: by hand, so that no two letters are quite alike. */
export function written({ text, xMm, yMm, turnDeg, sizeMm, seed }: WrittenNote, widthMm: number): Stroke[] {
  const random = createRandom(seed)
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  const unit = sizeMm / 6
  return [...text].flatMap((letter, index) =>
    (glyphs[letter] ?? []).map((stroke) => {
      const points = stroke.split(' ').map((pair) => {
        const u = (Number(pair[0]) + index * 5.4 + random.among([-0.35, 0.35])) * unit
        const v = (Number(pair[1]) + random.among([-0.35, 0.35])) * unit
        return { x: xMm + u * cos - v * sin, y: yMm + u * sin + v * cos }
      })
      return { points, ink: points.map(() => 0.95), widthMm }
    }),
  )
}

export function writtenLongMm({ text, sizeMm }: Pick<WrittenNote, 'text' | 'sizeMm'>): number {
  return text.length * 0.9 * sizeMm
}
