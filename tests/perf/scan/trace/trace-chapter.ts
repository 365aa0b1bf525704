import { goalTable } from '../goal-table.ts'
import { countsIn, formatPercent, formatTable, two } from '../page-table.ts'
import { judgedFigures } from '../scan-case.ts'
import type { TraceResult } from './bench-trace.ts'
import { type FloorReport, floorTable } from './floor.ts'
import type { TraceReport } from './sum-up-trace.ts'
import { type TraceGrouping, traceGroupings } from './trace-case.ts'
import { traceMark } from './trace-mark.ts'

function figuresTable({ figures }: TraceReport): string {
  return formatTable(
    ['figure', 'feet', 'bias', 'SD', 'MAE', 'p95', 'max', 'stated tolerance, mean', 'within it'],
    judgedFigures.map((name) => {
      const spread = figures[name]
      const { bias, sd, mae, p95, max, meanTolerance } = spread ?? {}
      return [
        name,
        spread?.count ?? 0,
        ...[bias, sd, mae, p95, max, meanTolerance].map(two),
        formatPercent(spread?.withinTolerance ?? null),
      ]
    }),
  )
}

function groupTable({ byGroup }: TraceReport, grouping: TraceGrouping): string {
  return formatTable(
    [
      grouping,
      'photos',
      'answered',
      'off by more than 4 mm',
      'length: bias',
      'MAE',
      'max',
      'within its tolerance',
      'ball width: MAE',
      'heel width: MAE',
    ],
    Object.entries(byGroup[grouping] ?? {}).map(([name, group]) => [
      name,
      group.photos,
      formatPercent(group.answerRate),
      group.wrong,
      two(group.lengthMm?.bias),
      two(group.lengthMm?.mae),
      two(group.lengthMm?.max),
      formatPercent(group.lengthMm?.withinTolerance ?? null),
      two(group.ballWidthMm?.mae),
      two(group.heelWidthMm?.mae),
    ]),
  )
}

function timeTable({ milliseconds }: TraceReport): string {
  return formatTable(
    ['pixels', 'photos', 'measuring: median', 'p95', 'processor: median', 'stages, median'],
    Object.entries(milliseconds).map(([size, { photos, measuring, processor, stages }]) => [
      size,
      photos,
      Math.round(measuring.median),
      Math.round(measuring.p95),
      Math.round(processor.median),
      Object.entries(stages)
        .map(([stage, { median }]) => `${stage} ${Math.round(median)}`)
        .join(', '),
    ]),
  )
}

function brokenTable({ broken }: TraceResult): string {
  return formatTable(
    ['what is wrong', 'photos', 'refused with a right code', 'answered', 'codes'],
    Object.entries(broken.byKind).map(([kind, { photos, rejectedCorrectly, answered, codes }]) => [
      kind.replaceAll('_', ' '),
      photos,
      formatPercent(rejectedCorrectly),
      answered,
      countsIn(codes),
    ]),
  )
}

const formatAnswers = ({ photos, answered, answerRate, rejections, wrong, gapsFound }: TraceReport) =>
  `${answered} of ${photos} were answered (${formatPercent(answerRate)})${Object.keys(rejections).length === 0 ? '' : `; refused: ${countsIn(rejections)}`}. Off by more than 4 mm: ${wrong.length === 0 ? 'none' : wrong.join(', ')}. Marks between the toes found: ${formatPercent(gapsFound)}.`

const variantNames = {
  '': '',
  '-3': 'The same feet, pens that lean by 3 degrees',
  '-no-pen': 'The same feet, no pen in the picture, its kind told',
}

function variantPart(result: TraceResult): string {
  return `### ${variantNames[result.variant]}

${goalTable(result.goals)}

${formatAnswers(result.kept)}

${figuresTable(result.kept)}`
}

/** The chapter of docs/accuracy.md about traced feet. */
export function traceChapter(result: TraceResult, variants: readonly TraceResult[], floor: FloorReport): string {
  const { set, kept, broken } = result
  return `${traceMark}

## Tracings, drawn

Measured by \`npm run bench:scan -- --trace --set ${set} --count ${kept.photos} --broken ${broken.photos} --write\` on ${kept.photos} drawn photos of sheets on which a foot was traced, and ${broken.photos} that cannot be answered. The line is drawn by physics: a pen with a thickness at every height goes
around a foot of three dimensions, leans outwards and along the line by 2 degrees (one standard deviation, half of it by habit, up to 8 in places), and the hand that holds it shakes (\`tests/support/builders/foot-tracings\`, its mix in \`tests/support/builders/foot-tracings/tracing-mix.ts\` was written down before anything was tuned).
Dashed lines, light colours and toes that show their valleys are in the held-back photos alone. **No real tracing of a foot with known measures was measured yet.** Who has some lays the photos into a folder with \`measures.csv\` beside them (\`file,foot,paper,lengthMm,…\` as for photos of feet, and \`pen\`, \`stance\`) and runs \`npm run bench:scan -- --trace --real FOLDER\`.

### The floor

What somebody gets who sees the line perfectly, knows the pen's thickness and the heights where a foot of that form is touched, but not how the pen leaned, how far it pressed in, nor how far the ankles stand out: ${floor.feet} feet, by \`npm run bench:scan -- --trace --floor\` (bias, SD, MAE and p95, mm). No engine that looks at the line alone does better.

${floorTable(floor)}

### What was promised

${goalTable(result.goals)}

${formatAnswers(kept)}

${figuresTable(kept)}

### By group

${traceGroupings.map((grouping) => groupTable(kept, grouping)).join('\n\n')}

${variants.map(variantPart).join('\n\n')}

### Tracings that cannot be answered

${brokenTable(result)}

### Time

Engine: ${result.sizes.traceGzip} bytes gzipped; that of photos ${result.sizes.photoGzip}.

${timeTable(kept)}

`
}
