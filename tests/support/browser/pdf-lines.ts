import { inflateSync } from 'node:zlib'

type Point = { readonly x: number; readonly y: number }
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const mmOfPoint = 25.4 / 72

/** The drawing commands of each page of a PDF as Chromium writes it: one stream per page. */
function contents(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].flatMap(({ index, 0: head, 1: length }) => {
    const from = index + head.length
    if (!head.includes('FlateDecode') && !text.slice(Math.max(0, index - 60), index).includes('FlateDecode')) return []
    const commands = inflateSync(pdf.subarray(from, from + Number(length))).toString('latin1')
    return /\bcm\n/.test(commands) ? [commands] : []
  })
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

/**
 * The stroked lines of each page, in mm of paper from its lower left. Clipping is ignored: lines outside a clip are
 * included.
 */
export function strokedLines(pdf: Buffer): Point[][][] {
  return contents(pdf).map((commands) => {
    let now: Matrix = [mmOfPoint, 0, 0, mmOfPoint, 0, 0]
    const matrices: Matrix[] = []
    let path: Point[][] = []
    const stroked: Point[][] = []
    for (const line of commands.split('\n')) {
      const words = line.trim().split(/\s+/)
      const numbers = words.map(Number).filter(Number.isFinite)
      const at = (k: number): Point => {
        const [x = 0, y = 0] = numbers.slice(k)
        return { x: x * now[0] + y * now[2] + now[4], y: x * now[1] + y * now[3] + now[5] }
      }
      const command = words.at(-1)
      if (command === 'q') matrices.push(now)
      if (command === 'Q') now = matrices.pop() ?? now
      if (command === 'cm') now = times(numbers as unknown as Matrix, now)
      if (command === 'm') path.push([at(0)])
      if (command === 'l') path.at(-1)?.push(at(0))
      if (command === 'c') path.at(-1)?.push(at(4))
      if (command === 'S' || command === 's') stroked.push(...path)
      if (command && /^([SsBbfFn]|B\*|b\*|f\*)$/.test(command)) path = []
    }
    return stroked
  })
}

/** The width and height of a line. */
export function lineExtent(line: readonly Point[]): Point {
  const of = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return { x: of(line.map(({ x }) => x)), y: of(line.map(({ y }) => y)) }
}

/** The paper size of each page, in mm. */
export function paperSizes(pdf: Buffer): Point[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, x, y]) => ({
    x: Number(x) * mmOfPoint,
    y: Number(y) * mmOfPoint,
  }))
}
