import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScanResult } from './bench-scan.ts'
import { goalTable } from './goal-table.ts'
import { countsIn, formatPercent, formatTable, two } from './page-table.ts'
import type { PeopleResult } from './people/bench-people.ts'
import { chapterMark, peopleChapter } from './people/people-chapter.ts'
import { dotPlot, shareWithin } from './plots.ts'
import { type Grouping, groupings, judgedFigures, type ScanCase } from './scan-case.ts'
import type { Spread } from './spread.ts'
import type { BrokenReport, ScanReport } from './sum-up.ts'
import { traceMark } from './trace/trace-mark.ts'

const spreadCells = (spread: Spread | null) =>
  spread
    ? [spread.count, two(spread.bias), two(spread.sd), two(spread.mae), two(spread.p95), two(spread.max)]
    : ['0', '–', '–', '–', '–', '–']

function groupTable({ byGroup }: ScanReport, grouping: Grouping): string {
  const groups = Object.entries(byGroup[grouping] ?? {})
  return formatTable(
    [
      grouping,
      'photos',
      'answered',
      'length: bias',
      'MAE',
      'p95',
      'max',
      'ball width: MAE',
      'big toe: MAE',
      'toe form right',
    ],
    groups.map(([name, { photos, answerRate, lengthMm, ballWidthMm, bigToeAngleDeg, toeFormRight }]) => [
      name,
      photos,
      formatPercent(answerRate),
      two(lengthMm?.bias),
      two(lengthMm?.mae),
      two(lengthMm?.p95),
      two(lengthMm?.max),
      two(ballWidthMm?.mae),
      two(bigToeAngleDeg?.mae),
      formatPercent(toeFormRight),
    ]),
  )
}

function timeTable({ milliseconds }: ScanReport): string {
  return formatTable(
    ['pixels', 'photos', 'measuring: median', 'p95', 'processor: median', 'decoding: median', 'stages, median'],
    Object.entries(milliseconds).map(([size, { photos, measuring, processor, decoding, stages }]) => [
      size,
      photos,
      Math.round(measuring.median),
      Math.round(measuring.p95),
      Math.round(processor.median),
      Math.round(decoding.median),
      Object.entries(stages)
        .map(([stage, { median }]) => `${stage} ${Math.round(median)}`)
        .join(', '),
    ]),
  )
}

function brokenTable({ byKind }: BrokenReport): string {
  return formatTable(
    ['what is wrong', 'photos', 'refused with the right code', 'answered', 'codes'],
    Object.entries(byKind).map(([kind, { photos, rejectedCorrectly, accepted, codes }]) => [
      kind.replaceAll('_', ' '),
      photos,
      formatPercent(rejectedCorrectly),
      accepted,
      countsIn(codes),
    ]),
  )
}

function formatRejections({ rejections }: ScanReport): string {
  const all = Object.entries(rejections)
  return all.length === 0 ? 'None was refused.' : `Refused: ${countsIn(rejections)}.`
}

/** The generated page. The chapters of people's photos and of tracings, and the remarks, are appended unchanged. */
function renderAccuracyPage(result: ScanResult, rest: string): string {
  const { set, kept, broken, core } = result
  return `# How accurate measuring by photo is

Measured by \`npm run bench:scan -- --set ${set} --count ${kept.photos} --broken ${broken.photos} --write\` on ${kept.photos} drawn photos that follow the protocol and ${broken.photos} that
break it. They were drawn by a renderer of our own (\`tests/support/builders/foot-photos\`), whose every number is known. **No figure of these tables was measured on people; real photos have a chapter of their own.**
Errors are what was measured less what is true, in mm and degrees. MAE is the mean of their sizes; 95 of 100 are not larger than p95.

## What was promised

${goalTable(result.goals)}

## Every number

${formatTable(
  ['figure', 'answers', 'bias', 'SD', 'MAE', 'p95', 'max', 'within its tolerance'],
  judgedFigures.map((figure) => [
    figure,
    ...spreadCells(kept.figures[figure] ?? null),
    formatPercent(kept.figures[figure]?.withinTolerance ?? null),
  ]),
)}

The width of the heel and the place of the gap beside the big toe are estimated: a photo from above does not see the one, and the other is not looked for yet.

![Share of answers within an error](accuracy/within.svg)
![Error of the length by floor](accuracy/length-by-floor.svg)
![Error of the length by skin](accuracy/length-by-skin.svg)
![Error of the ball width by skin](accuracy/ball-by-skin.svg)

## Answers

${kept.answered} of ${kept.photos} photos were answered (${formatPercent(kept.answerRate)}). ${formatRejections(kept)}

## By group

${groupings.map((grouping) => groupTable(kept, grouping)).join('\n\n')}

## Photos that break the protocol

${brokenTable(broken)}

## Time and size

Milliseconds from decoded pixels, in Node; decoding is apart. What the processor worked for it is the same on a busy
machine. The engine is ${core.minified} bytes minified, ${core.gzip} gzipped.

${timeTable(kept)}

${rest}`
}

export const remarksMark = '<!-- What follows is written by people and kept by the command. -->'

/**
 * The part of the page that this module does not generate: the chapters of people's photos and of tracings if there are
 * any, and the remarks.
 */
export function findHandwrittenText(page: string): string {
  const at = page.indexOf(chapterMark)
  return at < 0 ? afterPeople(page) : page.slice(at)
}

/** The chapter of tracings if there is one, and the remarks. */
function afterPeople(page: string): string {
  const at = page.indexOf(traceMark)
  return at < 0 ? remarksIn(page) : page.slice(at)
}

/** The remarks, which are written by hand. */
export function remarksIn(page: string): string {
  const at = page.indexOf(remarksMark)
  return at < 0 ? `${remarksMark}\n` : page.slice(at)
}

export async function writeAccuracy(folder: string, result: ScanResult, cases: readonly ScanCase[], before: string) {
  const plots = {
    within: shareWithin(
      cases,
      [
        ['lengthMm', 'length, mm'],
        ['ballWidthMm', 'ball width, mm'],
        ['bigToeAngleDeg', 'big toe, degrees'],
      ],
      'Share of answers that are off by no more',
    ),
    'length-by-floor': dotPlot(cases, 'lengthMm', 'floor', 'Error of the length by floor, mm'),
    'length-by-skin': dotPlot(cases, 'lengthMm', 'skin', 'Error of the length by skin, mm'),
    'ball-by-skin': dotPlot(cases, 'ballWidthMm', 'skin', 'Error of the ball width by skin, mm'),
  }
  await mkdir(join(folder, 'accuracy'), { recursive: true })
  for (const [name, plot] of Object.entries(plots)) await writeFile(join(folder, 'accuracy', `${name}.svg`), plot)
  await writeFile(join(folder, 'accuracy.md'), renderAccuracyPage(result, findHandwrittenText(before)))
}

/** The page with a new chapter of people's photos, and all else unchanged. */
export function withPeople(result: PeopleResult, page: string): string {
  return `${before(page, [chapterMark, traceMark, remarksMark])}${peopleChapter(result)}${afterPeople(page)}`
}

/** The page with a new chapter of tracings, and all else unchanged. */
export function withTraces(chapter: string, page: string): string {
  return `${before(page, [traceMark, remarksMark])}${chapter}${remarksIn(page)}`
}

/** The part of a page before the first of these marks. */
function before(page: string, marks: readonly string[]): string {
  const ends = marks.map((mark) => page.indexOf(mark)).filter((at) => at >= 0)
  return page.slice(0, Math.min(...ends, page.length))
}
