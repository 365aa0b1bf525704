import { goalTable } from '../goal-table.ts'
import type { LabelReport } from '../labels/score-labels.ts'
import { countsIn, formatPercent, formatTable, two } from '../page-table.ts'
import { judgedFigures } from '../scan-case.ts'
import type { PeopleResult } from './bench-people.ts'
import { type PeopleGrouping, peopleGroupings } from './people-groups.ts'

export const chapterMark = '<!-- This chapter is written by `--people --write`. -->'

const formatShare = ({ count, of, share }: LabelReport['answered']) =>
  of === 0 ? '–' : `${count} of ${of} (${formatPercent(share)})`

function figuresTable({ figures }: PeopleResult): string {
  return formatTable(
    ['figure', 'answers', 'bias', 'MAE', 'p95', 'max', 'within its tolerance'],
    judgedFigures.map((name) => {
      const spread = figures[name]
      const numbers = [spread?.bias, spread?.mae, spread?.p95, spread?.max].map(two)
      return [name, spread?.count ?? 0, ...numbers, formatPercent(spread?.withinTolerance ?? null)]
    }),
  )
}

function codesTable({ report }: PeopleResult): string {
  return formatTable(
    ['should be said', 'right', 'was said'],
    Object.entries(report.rightCode.wanted).map(([code, { right, said }]) => [
      code,
      formatShare(right),
      countsIn(said),
    ]),
  )
}

function saidTable({ report }: PeopleResult): string {
  return formatTable(
    ['was said', 'right'],
    Object.entries(report.rightCode.said).map(([code, right]) => [code, formatShare(right)]),
  )
}

function groupTable({ byGroup }: PeopleResult, grouping: PeopleGrouping): string {
  return formatTable(
    [
      grouping,
      'photos',
      'answered',
      'nothing against it: answered',
      'off by more than 5 mm',
      'length: bias',
      'MAE',
      'max',
      'right code',
    ],
    Object.entries(byGroup[grouping]).map(([name, { photos, answered, toAnswer, wrong, errors, rightCode }]) => [
      name,
      photos,
      answered.count,
      formatShare(toAnswer),
      wrong.length,
      two(errors?.bias),
      two(errors?.mae),
      two(errors?.max),
      formatShare(rightCode.all),
    ]),
  )
}

/** The chapter of docs/accuracy.md about photos as people take them. */
export function peopleChapter(result: PeopleResult): string {
  const { set, report, milliseconds } = result
  const { byHand } = report
  return `${chapterMark}

## Photos as people take them, drawn

Measured by \`npm run bench:scan -- --people --set ${set} --count ${report.photos} --write\` on ${report.photos} drawn photos such as people take whom nobody told how: heels 0 to 90 mm inside of the edge,
cameras 22 to 90 cm above the floor, tilted by up to 50 degrees, sheets cut off, folded and curled, the leg before the heel or not. Their shares were written down before anything was
tuned (\`tests/support/builders/foot-photos/people/people.ts\`), from labels of real photos. Which refusals are right follows from geometry alone; near a limit an answer and its refusal both are.

${goalTable(result.goals)}

${formatShare(report.answered)} were answered; where nobody can tell the length: ${report.answeredUnanswerable.length}. Answers off by more than 5 mm: ${report.wrong.length === 0 ? 'none' : report.wrong.join(', ')}.
With corners, heel and toes pointed at, of those that a person can measure: ${formatShare(byHand.answerable)} answered, ${byHand.wrong.length} of them off by more than 5 mm${Object.keys(byHand.rejections).length === 0 ? '' : `; refused: ${countsIn(byHand.rejections)}`}.
A photo takes ${Math.round(milliseconds.all?.measuring.median ?? 0)} ms (median), ${Math.round(milliseconds.all?.processor.median ?? 0)} ms of the processor.

${figuresTable(result)}

${codesTable(result)}

${saidTable(result)}

${peopleGroupings.map((grouping) => groupTable(result, grouping)).join('\n\n')}

`
}
