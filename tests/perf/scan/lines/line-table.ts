import { formatPercent, formatTable } from '../page-table.ts'
import type { LineReport } from './score-lines.ts'

const shareIn = ({ count, of, share }: LineReport['sheet']) => `${count} of ${of} (${formatPercent(share)})`
const none = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '))

/** The score as readable tables. */
export function lineTable({ groups, wrong, rows, ...report }: LineReport): string {
  return [
    formatTable(
      ['what', 'measured'],
      [
        ['photos', report.photos],
        ['sheet found where it lies, or refused with a right code', shareIn(report.sheet)],
        ['nothing against it, all corners in sight: sheet found', shareIn(report.inSight)],
        ['line found, or where there is no sheet refused with a right code', shareIn(report.line)],
        ['where a line was labelled, with ink at each of its places', shareIn(report.ink)],
        ['of any place on the sheet, as near to ink (median)', formatPercent(report.byChance)],
        ['what was said of it all is right', shareIn(report.said)],
        ['told as a foot, and is none', none(wrong.answered)],
        ['sheet neither found nor refused right', none(wrong.sheet)],
        ['line not found', none(wrong.line)],
        ['said, and not right', none(wrong.said)],
      ],
    ),
    formatTable(
      ['shows', 'photos', 'sheet', 'line', 'said'],
      groups.map((one) => [one.name, one.photos, shareIn(one.sheet), shareIn(one.line), shareIn(one.said)]),
    ),
    formatTable(
      ['photo', 'corners off, of the diagonal', 'ink off, mm', 'said', 'right would be'],
      rows.map((row) => [
        row.file,
        formatPercent(row.cornersOff),
        row.inkMm === null ? '–' : row.inkMm.toFixed(1),
        row.said,
        row.wanted,
      ]),
    ),
  ].join('\n\n')
}
