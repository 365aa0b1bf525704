import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { MeasuredTrace } from '#machines/foot-trace/foot-trace.types.ts'
import { FiguresTable } from '#src/features/foot-photo/figures-table.tsx'
import { paperWords, toeFormWords } from '#src/features/foot-photo/foot-words.ts'
import { Notice } from '#src/ui/notice.tsx'
import { traceMarkWords, traceWarningWords } from './trace-words.ts'
import '#src/styles/pages/parts.css'

type Props = { answer: MeasuredTrace; isSizeSet: boolean; isOlder: boolean }

/** The measurements of each traced foot, their quality, and what to check. */
export function TracedFeet({ answer, isSizeSet, isOlder }: Props) {
  const { feet, paper, byHand } = answer
  // A question that is open or answered needs no warning.
  const warnings = answer.warnings.filter((warning) => !isSizeSet || warning !== 'size_differs')
  const { i18n } = useLingui()
  const marks = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    byHand.map((mark) => i18n._(traceMarkWords[mark])),
  )
  return (
    <div className="photo-figures">
      {isOlder && (
        <p className="part-note">
          <Trans>These are the measurements from before your last change.</Trans>
        </p>
      )}
      {feet.length > 1 && (
        <p className="quiet">
          <Trans>In the photo, the solid line is the left foot and the dashed line is the right foot.</Trans>
        </p>
      )}
      {feet.map(({ foot }) => (
        <div key={foot.side} className="traced-foot">
          <FiguresTable foot={foot} />
          {foot.toeForm && <p>{i18n._(toeFormWords[foot.toeForm.value])}</p>}
          <p>
            <Trans>Quality {i18n.number(Math.round(foot.quality.score))} of 100</Trans>
          </p>
        </div>
      ))}
      <p>
        <Trans>Sheet: {i18n._(paperWords[paper])}</Trans>
      </p>
      {byHand.length > 0 && (
        <p data-by-hand={byHand.join(' ')}>
          <Trans>Set by hand: {marks}</Trans>
        </p>
      )}
      {warnings.length > 0 && (
        <Notice tone="caution">
          {warnings.map((warning) => (
            <p key={warning}>{i18n._(traceWarningWords[warning])}</p>
          ))}
        </Notice>
      )}
      <p className="part-note">
        <Trans>
          Measuring by a drawn outline has been tested on computer-generated photos of outlines. We haven’t yet tested
          it on the outline of a real foot whose measurements are known.
        </Trans>
      </p>
    </div>
  )
}
