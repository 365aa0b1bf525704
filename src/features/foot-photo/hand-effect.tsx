import { Trans } from '@lingui/react/macro'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Badge } from '#src/ui/badge.tsx'
import { fixedText } from '#src/ui/length-text.ts'
import { type CheckedHandMarks, type FollowedFigure, followedFigures } from './follow-hand.ts'

type Props = {
  followed: Pick<CheckedHandMarks, 'figures' | 'agreeMm'>
  /** The foot as measured before the correction. */
  found: FootMeasures | undefined
}

/** The accuracy of corners set by hand with the loupe; a larger deviation means that one should be checked. */
const goodMm = 3

/** The measurements that change with the marks, next to the previous ones. */
export function HandEffect({ followed: { figures, agreeMm }, found }: Props) {
  return (
    <dl className="hand-effect">
      {followedFigures.map((name) => (
        <div key={name}>
          <dt>{name === 'lengthMm' ? <Trans>Length</Trans> : <Trans>Width at the ball</Trans>}</dt>
          <dd>
            <BeforeAndNow name={name} now={figures[name]} found={found} />
          </dd>
        </div>
      ))}
      <div>
        <dt>
          <Trans>Corners agree within</Trans>
        </dt>
        <dd>{agreeMm === undefined ? '–' : <Agreement mm={agreeMm} />}</dd>
      </div>
    </dl>
  )
}

function BeforeAndNow({ name, now, found }: { name: FollowedFigure; now: number | undefined; found: Props['found'] }) {
  const language = useLanguage()
  const text = (value: number) => fixedText(value, language)
  const before = found?.figures[name]
  const isOther = before && now !== undefined && text(before.value) !== text(now)
  return (
    <>
      {isOther && (
        <>
          <span className="before">{text(before.value)}</span> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <b>{now === undefined ? '–' : `${text(now)} mm`}</b>
    </>
  )
}

function Agreement({ mm }: { mm: number }) {
  return <Badge tone={mm <= goodMm ? 'good' : 'caution'}>{fixedText(mm, useLanguage())} mm</Badge>
}
