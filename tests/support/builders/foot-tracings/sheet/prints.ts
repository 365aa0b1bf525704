import type { Point } from '#domain/foot/geometry/point.ts'
import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import { linear } from '../../foot-photos/random/random-body.ts'
import { evenly, type Stroke } from '../hand-line.ts'
import type { SheetLook } from '../trace-scene.ts'
import type { InkLayer } from './ink-sheet.ts'
import { written } from './written.ts'

const straight = (widthMm: number, ...points: readonly (readonly [number, number])[]): Stroke => ({
  points: points.map(([x, y]) => ({ x, y })),
  ink: points.map(() => 1),
  widthMm,
})

/** What is printed on a sheet before anybody draws on it. */
export function drawPrints(look: SheetLook, sheet: Sheet): InkLayer[] {
  const layer = (strokes: readonly Stroke[], colour = look.printColour): InkLayer => ({
    strokes,
    colour,
    strength: 0.9,
    grain: 0,
  })
  const { widthMm, heightMm } = sheet
  const { printMm, firstMm, stepMm } = look
  const down = every(heightMm - firstMm, stepMm).map((y) => straight(printMm, [0, y], [widthMm, y]))
  switch (look.print) {
    case 'plain':
      return []
    case 'ruled': {
      const margin = straight(printMm, [24, 0], [24, heightMm])
      return [layer(down), ...(look.hasMargin ? [layer([margin], linear('d98a8a'))] : [])]
    }
    case 'squared':
      return [layer([...down, ...every(widthMm - 2, stepMm).map((x) => straight(printMm, [x, 0], [x, heightMm]))])]
    case 'guide':
      return [layer(guide(look, sheet))]
  }
}

function every(from: number, step: number): number[] {
  return Array.from({ length: Math.floor(from / step) + 1 }, (_, k) => from - k * step).filter((at) => at > 0)
}

/** A sheet to print out: a foot in dots, a place for the pen, a line of 100 mm to check the printer by, and a few words. */
function guide({ printMm }: SheetLook, { widthMm, heightMm }: Sheet): Stroke[] {
  const [cx, cy] = [widthMm * 0.42, heightMm / 2]
  const ring: Point[] = Array.from({ length: 90 }, (_, k) => {
    const angle = (k / 90) * 2 * Math.PI
    return { x: cx + (38 + 8 * Math.sin(angle)) * Math.cos(angle), y: cy + 118 * Math.sin(angle) }
  })
  const dots = evenly(ring, 4).map(({ x, y }) => straight(printMm * 1.6, [x, y], [x + 0.8, y + 0.4]))
  const right = widthMm - 16
  const index = [
    [right - 16, 60],
    [right, 60],
    [right, 220],
    [right - 16, 220],
    [right - 16, 60],
  ] as const
  const check = [
    straight(printMm * 2, [20, 9], [120, 9]),
    ...[20, 120].map((x) => straight(printMm * 2, [x, 6], [x, 12])),
  ]
  const words = written({ text: '100 MM', xMm: 126, yMm: 6, turnDeg: 0, sizeMm: 4, seed: 1 }, printMm * 1.5)
  const title = written(
    { text: 'TRACE LEFT', xMm: 20, yMm: heightMm - 16, turnDeg: 0, sizeMm: 6, seed: 1 },
    printMm * 2,
  )
  return [...dots, straight(printMm, ...index), ...check, ...words, ...title]
}
