import { countsIn, formatTable } from '../page-table.ts'
import type { LabelReport } from './score-labels.ts'

type Share = LabelReport['answered']

const percent = ({ count, of, share }: Share) =>
  `${count} of ${of}${share === null ? '' : ` (${(share * 100).toFixed(0)} %)`}`
const mm = (value: number | undefined | null) => (value === undefined || value === null ? '' : value.toFixed(1))

/** The score as readable tables. */
export function labelTable(report: LabelReport): string {
  const { heelSeen, rightCode, byHand, tolerance } = report
  const none = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '))
  const formatAnswers = (answers: LabelReport['answers']) =>
    formatTable(
      ['photo', 'length', 'error', 'sigma of the label', 'tolerance', 'beyond two sigma', 'quality'],
      answers.map((one) => [
        one.name,
        mm(one.lengthMm),
        mm(one.errorMm),
        mm(one.sigmaMm),
        mm(one.toleranceMm),
        mm(one.beyondMm),
        String(one.quality),
      ]),
    )
  return [
    formatTable(
      ['what', 'measured'],
      [
        ['photos', String(report.photos)],
        ['answered', percent(report.answered)],
        ['answered, off by more than 5 mm beyond two sigma of the label', none(report.wrong)],
        ['answered where a careful person cannot tell', none(report.answeredUnanswerable)],
        ['answers within their stated tolerance', percent(tolerance.kept)],
        ['the same, two sigma of the label taken off', percent(tolerance.retainedBeyondLabel)],
        ['side told right', percent(report.sideRight)],
        ['heel seen: answered', percent(heelSeen.all)],
        ['heel seen, and nothing speaks against it: answered', percent(heelSeen.toAnswer)],
        ['refused with a right code', percent(rightCode.all)],
        ['answerable, pointed at by hand: answered', percent(byHand.answerable)],
        ['of all pointed at by hand, off by more than 5 mm beyond two sigma', none(byHand.wrong)],
      ],
    ),
    formatTable(
      ['should be said', 'right', 'said'],
      Object.entries(rightCode.wanted).map(([code, { right, said }]) => [code, percent(right), countsIn(said)]),
    ),
    formatTable(
      ['was said', 'right'],
      Object.entries(rightCode.said).map(([code, right]) => [code, percent(right)]),
    ),
    `Answers\n\n${formatAnswers(report.answers)}`,
    `Answers with what a hand points at\n\n${formatAnswers(byHand.answers)}`,
    formatTable(
      ['photo', 'length', 'sigma', 'should be said', 'said', 'by hand'],
      report.rows.map((row) => [row.file, mm(row.lengthMm), mm(row.sigmaMm), row.wanted, row.said, row.byHand ?? '']),
    ),
  ].join('\n\n')
}
