import { feels } from '#domain/fit/feel.ts'
import { getRoomForFeel, roomFigures } from '#domain/fit/room.ts'
import { roomTable } from '#domain/fit/room-table.ts'
import { getRoomRange } from '#domain/fit/wear.ts'
import { type Population, populations } from '#domain/foot/population.ts'
import { footMmAt, sizeSystems } from '#domain/foot/shoe-size.ts'
import { girthForWidth } from '#domain/foot/shoe-width.ts'
import { createScale, dot, grid, namesTo, renderSvg, steps, stroke, words } from './svg.ts'
import { exampleFoot, figureNames, fixed, letters, signed, sizesByGroup } from './tables.ts'

/** The clearance of each feel as a dot, with a bar for how far worn pairs may change it. */
function roomPlot(): string {
  const [row, top] = [26, 44]
  const x = createScale(-1, 23)
  const rows = roomFigures.flatMap((figure) => feels.map((feel) => ({ figure, feel })))
  const bottom = top + rows.length * row
  const drawn = rows.flatMap(({ figure, feel }, index) => {
    const y = top + index * row + row / 2
    const room = getRoomForFeel(feel)[figure]
    const { min, max } = getRoomRange(figure, feel)
    return [
      words(namesTo, y + 4, index % feels.length === 0 ? `${figureNames[figure]}, ${feel}` : feel, 'end'),
      stroke([x(room + min), y], [x(room + max), y], 'bar'),
      dot(x(room), y),
    ]
  })
  const annotatedRows = rows.map(({ figure, feel }) => {
    const { min, max } = getRoomRange(figure, feel)
    const room = getRoomForFeel(feel)[figure]
    return `${figureNames[figure]}, ${feel}: ${room}, from ${fixed(room + min)} to ${fixed(room + max)}`
  })
  return renderSvg({
    height: bottom + 30,
    title: 'Room of each feel, and what wearing may make of it, mm',
    description: `${annotatedRows.join('; ')}.`,
    parts: [...grid(steps(0, 22, 2), x, top - 8, bottom), ...drawn],
  })
}

/** The girth of each width against the size, women’s and men’s one over the other. */
function widthsPlot(): string {
  const panel = 300
  const sizes = (group: Population) => sizesByGroup[group]
  const x = createScale(190, 306)
  const drawn = populations.toReversed().flatMap((group, index) => {
    const [top, bottom] = [60 + index * (panel + 60), 60 + index * (panel + 60) + panel - 20]
    const y = (girth: number) => bottom - ((girth - 180) / (306 - 180)) * (bottom - top)
    const [first = 0, last = 0] = [sizes(group)[0], sizes(group).at(-1)]
    const levels = steps(180, 300, 20).flatMap((girth) => [
      stroke([x(190), y(girth)], [x(306), y(girth)], 'grid'),
      words(namesTo, y(girth) + 4, `${girth}`, 'end', 'quiet'),
    ])
    const lines = letters.flatMap((letter, at) => [
      stroke(
        [x(first * 10), y(girthForWidth(letter, first, group))],
        [x(last * 10), y(girthForWidth(letter, last, group))],
        letter === 'e' ? 'accent' : 'line',
        at % 2 === 0 ? '' : '5 4',
      ),
      words(x(last * 10) + 4, y(girthForWidth(letter, last, group)) + 4, letter.toUpperCase()),
    ])
    return [
      words(20, top - 6, group === 'women' ? 'Women' : 'Men'),
      ...levels,
      ...grid(steps(200, 300, 20), x, top, bottom),
      ...lines,
    ]
  })
  const annotatedRows = populations.map((group) => {
    const at = group === 'women' ? 23.5 : 25.5
    const girths = letters.map((letter) => `${letter.toUpperCase()} ${Math.round(girthForWidth(letter, at, group))}`)
    return `${group} of ${at} cm: ${girths.join(', ')}`
  })
  return renderSvg({
    height: 60 + 2 * (panel + 60) - 40,
    title: 'Girth of the ball (up) by length (across) for each width of JIS S 5037, mm',
    description: `Each width is a straight line that rises by 3 mm of girth for each 5 mm of length, 6 mm above the one before. ${annotatedRows.join('; ')}. All of it stands in the tables.`,
    parts: drawn,
  })
}

/** Every size system as a ruler over the same feet. */
function sizesPlot(): string {
  const [row, top] = [46, 50]
  const [from, to] = [210, 310]
  const x = createScale(from, to)
  const names = { jp: 'Japan, cm', eu: 'EU', uk: 'UK', us_women: 'US women', us_men: 'US men' } as const
  const bottom = top + sizeSystems.length * row + 8
  const drawn = sizeSystems.flatMap((system, index) => {
    const y = top + index * row + row / 2
    const sizes = steps(0, 60, 1).filter((size) => footMmAt(size, system) >= from && footMmAt(size, system) <= to)
    const marks = sizes.flatMap((size) => [
      stroke([x(footMmAt(size, system)), y - 6], [x(footMmAt(size, system)), y + 6], 'line'),
      words(x(footMmAt(size, system)), y + 20, `${size}`, 'middle'),
    ])
    return [words(namesTo, y + 4, names[system], 'end'), stroke([x(from), y], [x(to), y], 'line'), ...marks]
  })
  const annotatedRows = sizeSystems.map((system) => {
    const size = { jp: 25, eu: 40, uk: 6, us_women: 8, us_men: 7 }[system]
    return `${names[system]} ${size} is for a foot of ${fixed(footMmAt(size, system))} mm`
  })
  return renderSvg({
    height: bottom + 30,
    title: 'Sizes over the length of the foot they are made for, mm',
    description: `${annotatedRows.join('; ')}. All of it stands in the table.`,
    parts: [...grid(steps(from, to, 10), x, top - 8, bottom), ...drawn],
  })
}

/** The remaining clearance if a foot is as large or as small as its tolerance allows. */
function renderDeviationPlot(): string {
  const [row, top] = [34, 50]
  const rows = roomTable(exampleFoot, 'natural')
  const ends = rows.flatMap(({ roomIfLargerMm, roomIfSmallerMm }) => [roomIfLargerMm, roomIfSmallerMm])
  const [from, to] = [Math.floor(Math.min(0, ...ends) / 5) * 5, Math.ceil(Math.max(...ends) / 5) * 5]
  const x = createScale(from, to)
  const bottom = top + rows.length * row
  const drawn = rows.flatMap(({ figure, roomMm, roomIfLargerMm, roomIfSmallerMm, method }, index) => {
    const y = top + index * row + row / 2
    return [
      words(namesTo, y + 4, `${figureNames[figure]}, ${method}`, 'end'),
      stroke([x(roomIfLargerMm), y], [x(roomIfSmallerMm), y], 'bar'),
      dot(x(roomMm), y),
    ]
  })
  const annotatedRows = rows.map(
    ({ figure, roomMm, roomIfLargerMm, roomIfSmallerMm }) =>
      `${figureNames[figure]}: ${signed(roomMm)}, if larger ${signed(roomIfLargerMm)}, if smaller ${signed(roomIfSmallerMm)}`,
  )
  return renderSvg({
    height: bottom + 30,
    title: 'What if we are wrong? Room in a natural shoe by one photo alone, mm',
    description: `${annotatedRows.join('; ')}.`,
    parts: [...grid(steps(from, to, 5), x, top - 8, bottom), ...drawn],
  })
}

/** Every picture of docs/fit.md by its file name. */
export function fitPlots(): Readonly<Record<string, string>> {
  return {
    'room.svg': roomPlot(),
    'widths.svg': widthsPlot(),
    'sizes.svg': sizesPlot(),
    'wrong.svg': renderDeviationPlot(),
  }
}
