import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Quality } from '#domain/foot/foot-figures.ts'
import { levelForScore, qualityWords } from './quality-words.ts'

type Props = {
  quality: Quality
  /** The photo shows the foot itself. */
  isSeen: boolean
}

/** The quality score out of 100, and the reason for each lost point. */
export function QualityRuler({ quality: { score, reasons }, isSeen }: Props) {
  const { i18n } = useLingui()
  const points = Math.round(score)
  const lost = 100 - points
  const { tone, word } = levelForScore(score)
  return (
    <section className="quality" data-tone={tone}>
      <h2>
        <Trans>Quality of this measurement</Trans>
      </h2>
      <p className="quality-score">
        <Trans>
          {points} of 100, {i18n._(word)}
        </Trans>
      </p>
      <div className="quality-scale" style={{ '--at': `${points}%` } as CSSProperties} aria-hidden="true" />
      {lost > 0 && (
        <div className="quality-lost">
          <p>
            <Plural value={lost} one="# point off:" other="# points off:" />
          </p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{i18n._(qualityWords[reason])}</li>
            ))}
            {reasons.length === 0 && (
              <li>
                {isSeen ? (
                  <Trans>Small things, none of which matters alone.</Trans>
                ) : (
                  <Trans>Numbers by hand: we haven’t seen the foot, and have no outline of it.</Trans>
                )}
              </li>
            )}
          </ul>
        </div>
      )}
    </section>
  )
}
