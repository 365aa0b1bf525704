import { type Confidence, confidences } from '#domain/fit/confidence.ts'
import { feels } from '#domain/fit/feel.ts'
import { getRoomForFeel, type RoomFigure, roomFigures } from '#domain/fit/room.ts'
import { roomTable } from '#domain/fit/room-table.ts'
import { getGirthFactor, getRoomRange, getWearZone } from '#domain/fit/wear.ts'
import { fitSettings } from '#domain/fit-settings.ts'
import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import type { Population } from '#domain/foot/population.ts'
import { countedSystems, makersDiffer, nearestSize } from '#domain/foot/shoe-size.ts'
import { girthForWidth, type LetteredWidth, shoeWidths } from '#domain/foot/shoe-width.ts'

export const figureNames: Readonly<Record<RoomFigure, string>> = {
  lengthMm: 'length, at the toes',
  ballWidthMm: 'width at the ball',
  ballGirthMm: 'girth at the ball',
  instepHeightMm: 'height of the instep',
  heelWidthMm: 'width of the heel',
}

/** A foot measured from one photo, as the example in tables and plots. */
export const exampleFoot: FootMeasures = {
  side: 'left',
  figures: estimateMissing({
    lengthMm: { value: 261.1, tolerance: 1.4, method: 'measured' },
    ballWidthMm: { value: 94.6, tolerance: 2.6, method: 'measured' },
  }),
  toeForm: undefined,
  outline: [],
  quality: { score: 92, reasons: [] },
}

export const letters = shoeWidths.filter((width): width is LetteredWidth => !/^(under|over)/.test(width))
export const sizesByGroup: Readonly<Record<Population, readonly number[]>> = {
  women: halves(19.5, 27),
  men: halves(20, 30),
}

function halves(from: number, to: number): number[] {
  return Array.from({ length: (to - from) * 2 + 1 }, (_, index) => from + index / 2)
}

export const fixed = (mm: number) => mm.toFixed(1)
export const signed = (mm: number) => `${mm < 0 ? '−' : '+'}${Math.abs(mm).toFixed(1)}`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

function feelsTable(): string {
  const rows = roomFigures.map((figure) => [
    figureNames[figure],
    ...feels.map((feel) => `${getRoomForFeel(feel)[figure]}`),
    `${fitSettings.minRoomMm[figure]}`,
  ])
  return table(['mm more than the foot', ...feels, 'never less than'], rows)
}

function wearTable(): string {
  const { stepMm } = fitSettings.wear
  const rows = roomFigures.map((figure) => [
    figureNames[figure],
    getWearZone(figure),
    `${stepMm * getGirthFactor(figure)}`,
    ...feels.map((feel) => {
      const { min, max } = getRoomRange(figure, feel)
      return `${signed(min)} to ${signed(max)}`
    }),
  ])
  return table(['place', 'answer about', 'an answer, mm', ...feels.map((feel) => `change of ${feel}, mm`)], rows)
}

function roomExample(): string {
  const rows = roomTable(exampleFoot, 'natural', { ballWidthMm: 1.5, ballGirthMm: 3 }).map((row) => [
    figureNames[row.figure],
    `${fixed(row.footMm)} ± ${fixed(row.toleranceMm)}`,
    row.method,
    row.wasMm === undefined ? signed(row.roomMm) : `${signed(row.roomMm)}, was ${signed(row.wasMm)}`,
    fixed(row.insideMm),
    signed(row.roomIfLargerMm),
    signed(row.roomIfSmallerMm),
  ])
  return table(['place', 'foot', 'found', 'room', 'inside', 'room if larger', 'room if smaller'], rows)
}

function sizesTable(): string {
  const rows = halves(18, 31).map((sizeCm) =>
    countedSystems.map((system) => `${nearestSize(sizeCm * 10, system) ?? '–'}`),
  )
  const spread = countedSystems.map((system) => (makersDiffer[system] ? `± ${makersDiffer[system]}` : 'none'))
  return table(['Mondopoint', 'JP', 'EU', 'UK', 'US women', 'US men'], [...rows, spread.map((one) => `*${one}*`)])
}

function widthsTable(group: Population): string {
  const rows = sizesByGroup[group].map((size) => [
    size.toFixed(1),
    ...letters.map((width) => `${Math.round(girthForWidth(width, size, group))}`),
  ])
  return table(['cm', ...letters.map((width) => width.toUpperCase())], rows)
}

function differTable(): string {
  const rows = roomFigures.map((figure) => [figureNames[figure], `${fitSettings.feetDiffer.saidFromMm[figure]}`])
  return table(['place', 'said from, mm'], rows)
}

function confidenceTable(): string {
  const { weights, nothingKnownMm, lowConfidenceFrom } = fitSettings.confidence
  const rows = roomFigures.map((figure) => [
    figureNames[figure],
    `${weights[figure]}`,
    `${nothingKnownMm[figure]}`,
    fixed(nothingKnownMm[figure] * lowConfidenceFrom),
  ])
  return table(['place', 'weight', 'nothing known from ± mm', 'named from ± mm'], rows)
}

function wordsTable(): string {
  const { from, maxLost, oldTimes, pictureFrom } = fitSettings.confidence
  const rows = confidences.map((word: Confidence) => [word, `${from[word]}`])
  return [
    table(['word', 'from'], rows),
    '',
    `At most ${maxLost * 100} of 100 parts are lost by what is not known. An old scan counts ${oldTimes * 100} of 100 parts. A picture below ${pictureFrom} is named.`,
  ].join('\n')
}

/** The tables between the marks of docs/fit.md, by name. */
export const fitTables: Readonly<Record<string, () => string>> = {
  feels: feelsTable,
  wear: wearTable,
  room: roomExample,
  sizes: sizesTable,
  women: () => widthsTable('women'),
  men: () => widthsTable('men'),
  differ: differTable,
  confidence: confidenceTable,
  words: wordsTable,
}
