import type { FitWarning } from '#domain/fit/confidence.ts'
import type { FootFit } from '#domain/fit/foot-fit.ts'
import type { RoomFigure } from '#domain/fit/room.ts'
import { getWearZone, type WearLimit } from '#domain/fit/wear.ts'
import type { FigureName } from '#domain/foot/foot-figures.ts'
import type { CountedSystem } from '#domain/foot/shoe-size.ts'
import type { ShoeWidth } from '#domain/foot/shoe-width.ts'
import type { FitReport } from './fit-report.ts'

const figureNames: Readonly<Partial<Record<FigureName, string>>> = {
  lengthMm: 'length',
  ballWidthMm: 'ball width',
  footBreadthMm: 'forefoot breadth',
  heelWidthMm: 'heel width',
  ballGirthMm: 'ball girth',
  instepHeightMm: 'instep height',
  heelToBallMm: 'heel to ball',
}
const figureLabel = (figure: FigureName) => figureNames[figure] ?? figure
const systemNames: Readonly<Record<CountedSystem, string>> = {
  mondopoint: 'Mondopoint',
  jp: 'JP cm',
  eu: 'EU',
  uk: 'UK',
  us_women: 'US women',
  us_men: 'US men',
}
const widthName = (width: ShoeWidth) =>
  ({ under_a: 'narrower than A', over_g: 'wider than G' })[width as string] ?? width.toUpperCase()

const fixed = (mm: number) => mm.toFixed(1)
const signed = (mm: number) => `${mm < 0 ? '-' : '+'}${fixed(Math.abs(mm))}`
const sizeText = (size: number) => String(Math.round(size * 10) / 10)
const span = (min: string, max: string) => (min === max ? '' : ` (${min} to ${max})`)

/** Pads the columns to their widest cell: the first is left-aligned, the others right-aligned. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

const roomHead = ['', 'foot', '±', 'room', 'before', 'inside', 'room if larger', 'if smaller', 'method']

function roomLines({ rows }: FootFit): string[] {
  const cells = rows.map((row) => [
    figureLabel(row.figure),
    fixed(row.footMm),
    fixed(row.toleranceMm),
    signed(row.roomMm),
    row.wasMm === undefined ? '' : signed(row.wasMm),
    fixed(row.insideMm),
    signed(row.roomIfLargerMm),
    signed(row.roomIfSmallerMm),
    row.method,
  ])
  return columns([roomHead, ...cells])
}

function describeWarning(warning: FitWarning): string {
  const figures = 'figures' in warning ? `: ${warning.figures.map(figureLabel).join(', ')}` : ''
  return `${warning.code}${figures}`
}

function footLines(foot: FootFit, group: FitReport['group']): string[] {
  const { side, confidence, sizes, width, places } = foot
  const sizeTexts = Object.entries(sizes).map(([system, { min, nearest, max }]) => {
    const name = systemNames[system as CountedSystem]
    return `${name} ${sizeText(nearest)}${span(sizeText(min), sizeText(max))}`
  })
  const widthText = width && `width ${widthName(width.nearest)}${span(widthName(width.min), widthName(width.max))}`
  const placeTexts = Object.entries(places).map(
    ([name, { min, nearest, max }]) => `${figureLabel(name as FigureName)} ${nearest}${span(`${min}`, `${max}`)}`,
  )
  const beside = [
    ['sizes', sizeTexts.join(', ')],
    [`after JIS S 5037 for ${group}`, widthText ?? ''],
    [`more than so many of 100 ${group}`, placeTexts.join(', ')],
    ['confidence', `${confidence.score} of 100, ${confidence.word}`],
    ['limited by', confidence.warnings.map(describeWarning).join('; ')],
  ]
  const formattedLines = beside.flatMap(([what, text]) => (text ? [`  ${what}: ${text}`] : []))
  return [`${side} foot, in mm`, ...roomLines(foot).map((line) => `  ${line}`), ...formattedLines]
}

const limits: Readonly<Record<WearLimit, string>> = {
  max: 'the answers exceed the maximum of a zone',
  min: 'the answers fall below the minimum room',
}

function wearLines({ wear: { adjustments, limited, contradicting } }: FitReport): string[] {
  const changes = Object.entries(adjustments).map(
    ([figure, mm]) => `${figureLabel(figure as FigureName)} ${signed(mm)}`,
  )
  const bounds = Object.entries(limited).map(
    ([figure, limit]) =>
      `${figureLabel(figure as FigureName)}: ${limits[limit]} (${getWearZone(figure as RoomFigure)})`,
  )
  const against = contradicting.map(
    (zone) => `${zone}: one pair was tight with no less room than another that was not; the last answer counts`,
  )
  return [...(changes.length > 0 ? [`adjusted by worn pairs: ${changes.join(', ')}`] : []), ...bounds, ...against]
}

function differenceLines({ feet, differences }: FitReport): string[] {
  if (feet.length < 2) return []
  const formattedLines = differences.map(
    ({ figure, larger, byMm, toleranceMm }) =>
      `${figureLabel(figure)}: the ${larger} foot has ${fixed(byMm)} mm more, ± ${fixed(toleranceMm)}`,
  )
  return formattedLines.length > 0 ? [...formattedLines, 'each shoe follows its own foot'] : []
}

/** Formats the whole report for people. */
export function formatFitReport(report: FitReport): string {
  const blocks = [
    [`feel ${report.feel}`, ...wearLines(report)],
    ...report.feet.map((foot) => footLines(foot, report.group)),
    differenceLines(report),
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
