import type { Point } from '../../foot/geometry/point.ts'
import { shoeSettings } from '../../shoe-settings.ts'
import { length2, mix, smoothStep } from '../geometry/blend.ts'
import { edgeAt } from '../last/envelope.ts'
import type { Last } from '../last/last.ts'
import { letters } from './letters.ts'

const { treadDepthMm } = shoeSettings

/** In mm: the size of a letter, and the smooth field around all letters. */
const letterHigh = 10.5
const letterStep = 9.8
const penHalf = 0.85
const fieldMargin = 4
/** From the top of a letter to the bottom of the field, so that a letter has no vertical sides. */
const slopeMm = 0.9

/** Returns the depth of the tread at a position with the letters, given the depth without them. */
export type Lettering = (x: number, y: number, raked: number) => number

type Line = { readonly from: Point; readonly dx: number; readonly dy: number; readonly scale: number }

function strokeLines(text: string, step: number, high: number): Line[] {
  const unit = high / 6
  return [...text].flatMap((letter, index) => {
    const left = (index - (text.length - 1) / 2) * step - 2 * unit
    return (letters[letter] ?? []).flatMap((stroke) =>
      stroke.slice(1).map(([x, y], k) => {
        const [fromX, fromY] = stroke[k]!
        const [dx, dy] = [(x - fromX) * unit, (y - fromY) * unit]
        const from = { x: left + fromX * unit, y: (fromY - 3) * unit }
        return { from, dx, dy, scale: 1 / (dx * dx + dy * dy) }
      }),
    )
  })
}

/** The scale of the letters, reduced so that they stay under the arch; and their centre, measured from the heel. */
function letteringFrame(text: string, footLengthMm: number) {
  const fit = Math.min(1, (0.29 * footLengthMm) / (text.length * letterStep))
  return { fit, middleX: 0.42 * footLengthMm }
}

/**
 * The strokes of the letters around their centre, as read, for drawing them without a shoe; and where the centre is.
 */
export function letterStrokes(text: string, footLengthMm: number) {
  const { fit, middleX } = letteringFrame(text, footLengthMm)
  const lines = strokeLines(text, letterStep * fit, letterHigh * Math.max(fit, 0.8))
  return {
    middleX,
    penMm: 2 * penHalf,
    strokes: lines.map(({ from, dx, dy }) => ({ from, to: { x: from.x + dx, y: from.y + dy } })),
  }
}

/**
 * A smooth field under the arch, as deep as the tread, in which the letters rise to ground level. They are read from
 * below with the toes to the right; since a left shoe is mirrored as a whole, its letters are mirrored beforehand.
 */
export function letteringOn({ plan, figures }: Last, text: string, isMirrored: boolean): Lettering | undefined {
  if (text === '') return undefined
  const { footLengthMm } = figures
  const { fit, middleX } = letteringFrame(text, footLengthMm)
  const lines = strokeLines(text, letterStep * fit, letterHigh * Math.max(fit, 0.8))
  const middleY = (edgeAt(plan.envelope, middleX, 1) + edgeAt(plan.envelope, middleX, -1)) / 2
  const up = isMirrored ? 1 : -1
  const [halfX, halfY] = [(text.length * letterStep * fit) / 2 + fieldMargin - 4, letterHigh / 2 + fieldMargin - 4]
  return (x, y, raked) => {
    const [u, v] = [x - middleX, (y - middleY) * up]
    const beside = length2(Math.max(Math.abs(u) - halfX, 0), Math.max(Math.abs(v) - halfY, 0)) - 4
    if (beside > 1) return raked
    let nearest = 1e9
    for (let k = 0; k < lines.length; k += 1) {
      const { from, dx, dy, scale } = lines[k]!
      const t = Math.min(1, Math.max(0, ((u - from.x) * dx + (v - from.y) * dy) * scale))
      nearest = Math.min(nearest, length2(u - from.x - dx * t, v - from.y - dy * t))
    }
    const written = treadDepthMm * smoothStep(penHalf - slopeMm / 2, penHalf + slopeMm, nearest)
    return mix(written, raked, smoothStep(-1, 1, beside))
  }
}
