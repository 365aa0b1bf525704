import { type Grouping, type JudgedFigure, measureError, type ScanCase } from './scan-case.ts'
import { groupBy } from './spread.ts'

const [width, left, right, row] = [720, 150, 20, 26]
/** Larger errors are drawn at the border with their value, so that one bad answer does not compress all others. */
const furthest = 6
const ink = '#222'
const quiet = '#999'
const accent = '#b3481e'

function svg(height: number, title: string, inner: string): string {
  const style = 'font-family="sans-serif" font-size="13"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" ${style}>\n<rect width="${width}" height="${height}" fill="#fff"/>\n<text x="${left}" y="20" fill="${ink}" font-weight="bold">${title}</text>\n${inner}\n</svg>\n`
}

const line = (x1: number, y1: number, x2: number, y2: number, colour: string) =>
  `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="${colour}" fill="none"/>`

const words = (x: number, y: number, text: string, end: 'start' | 'middle' | 'end') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${ink}" text-anchor="${end}">${text}</text>`

/** Every photo as a dot at its error, in a row for each group: this shows what neither mean nor maximum can. */
export function dotPlot(cases: readonly ScanCase[], figure: JudgedFigure, grouping: Grouping, title: string): string {
  const groups = [...groupBy(cases, ({ groups: all }) => all[grouping])]
  const errors = groups.map(([, some]) => some.flatMap((one) => measureError(one, figure) ?? []))
  const reach = Math.min(furthest, Math.max(1, ...errors.flat().map((error) => Math.ceil(Math.abs(error)))))
  const middle = left + (width - left - right) / 2
  const x = (error: number) => middle + (error / reach) * ((width - left - right) / 2)
  const bottom = 40 + groups.length * row
  const ticks = [-reach, -reach / 2, 0, reach / 2, reach]
  const grid = ticks.map((tick) => line(x(tick), 32, x(tick), bottom, tick === 0 ? ink : '#ddd'))
  const scale = ticks.map((tick) => words(x(tick), bottom + 18, String(tick), 'middle'))
  const rows = groups.map(([name], index) => {
    const y = 40 + index * row + row / 2
    const dots = (errors[index] ?? []).map((error) => dot(error, reach, x(Math.max(-reach, Math.min(reach, error))), y))
    return [words(left - 12, y + 4, name, 'end'), ...dots].join('')
  })
  return svg(bottom + 28, title, [...grid, ...rows, ...scale].join('\n'))
}

function dot(error: number, reach: number, x: number, y: number): string {
  const at = `cx="${x.toFixed(1)}" cy="${y}" r="3"`
  if (Math.abs(error) <= reach) return `<circle ${at} fill="${accent}" fill-opacity="0.5"/>`
  const number = words(x - Math.sign(error) * 8, y + 4, error.toFixed(1), error > 0 ? 'end' : 'start')
  return `<circle ${at} fill="none" stroke="${accent}"/>${number}`
}

/** The share of answers (y) whose error is at most this large (x). */
export function shareWithin(
  cases: readonly ScanCase[],
  figures: readonly (readonly [JudgedFigure, string])[],
  title: string,
) {
  const curves = figures.map(([figure, name]) => {
    const off = cases.flatMap((one) => Math.abs(measureError(one, figure) ?? Number.NaN)).filter((error) => error >= 0)
    return { name, off: off.toSorted((one, other) => one - other) }
  })
  const reach = Math.min(furthest, Math.max(2, ...curves.map(({ off }) => Math.ceil(off.at(-1) ?? 0))))
  const [top, bottom] = [40, 300]
  const x = (error: number) => left + (error / reach) * (width - left - right)
  const y = (share: number) => bottom - share * (bottom - top)
  const levels = [0, 0.5, 0.95, 1].map(
    (level) =>
      line(left, y(level), width - right, y(level), '#ddd') + words(left - 12, y(level) + 4, `${level * 100} %`, 'end'),
  )
  const ticks = Array.from({ length: reach + 1 }, (_, mm) => words(x(mm), bottom + 18, String(mm), 'middle'))
  const drawn = curves.map(({ name, off }, index) => {
    const colour = [accent, ink, quiet][index % 3] ?? ink
    const within = off.filter((error) => error <= reach)
    const points = within.map((error, at) => `${x(error).toFixed(1)},${y((at + 1) / off.length).toFixed(1)}`)
    const curve = `<polyline points="${x(0)},${y(0)} ${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`
    const key = line(width - 190, 220 + index * 20, width - 160, 220 + index * 20, colour)
    return curve + key + words(width - 152, 224 + index * 20, name, 'start')
  })
  return svg(bottom + 28, title, [...levels, ...ticks, ...drawn].join('\n'))
}
