import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FootMeasures, FootSide } from '#domain/foot/foot-figures.ts'
import { toScanBlockers } from '#domain/scan/judge-scan.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { toeFormWords } from '#src/features/foot-photo/foot-words.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { StepFrame } from '../step-frame.tsx'
import { LengthFigure } from './length-figure.tsx'
import { MeasuresTable } from './measures-table.tsx'
import { NearSizes } from './near-sizes.tsx'
import { QualityRuler } from './quality-ruler.tsx'
import { ScanBlockers } from './scan-blockers.tsx'

type Props = {
  foot: FootMeasures
  /** The other foot measured in the same photo. */
  other?: FootMeasures | undefined
  /** The photo with what was detected; numbers typed by hand have none. */
  picture?: ReactNode
  /** Points were moved by hand. */
  isCorrected?: boolean
  /** Further notes about this measurement. */
  children?: ReactNode
  /** `undefined` for a foot that is not being measured. */
  onAccept: (() => void) | undefined
  onRemeasure: () => void
  /** The label of `onRemeasure`, where it does not measure again. */
  remeasureButton?: ReactNode
  onCorrect?: () => void
}

/**
 * The measurements of a foot with their accuracy, to be accepted or not. For a poor one, measuring again is the main
 * action.
 */
export function ReviewFoot(props: Props) {
  const {
    foot,
    other,
    picture,
    isCorrected = false,
    children,
    onAccept,
    onRemeasure,
    remeasureButton,
    onCorrect,
  } = props
  const { i18n } = useLingui()
  const { figures, quality, side, toeForm } = foot
  const isGood = onAccept !== undefined && quality.score >= scanSettings.gladlyFrom
  const use = onAccept && (
    <Button look={isGood ? 'verb' : 'quiet'} onClick={onAccept}>
      <Trans>Use this measurement</Trans>
    </Button>
  )
  const remeasureLink = (
    <Button look={isGood ? 'quiet' : 'verb'} onClick={onRemeasure}>
      {remeasureButton ?? <Trans>Measure again</Trans>}
    </Button>
  )
  const correct = onCorrect && (
    <Button look="quiet" onClick={onCorrect}>
      <Trans>Correct it by hand</Trans>
    </Button>
  )
  return (
    <StepFrame
      heading={<Heading side={side} isTyped={figures.lengthMm.method === 'typed'} />}
      container={picture}
      action={isGood ? use : remeasureLink}
      side={
        <>
          {isGood ? remeasureLink : correct}
          {isGood ? correct : use}
        </>
      }
    >
      <div className="review-numbers">
        <LengthFigure length={figures.lengthMm} />
        {isCorrected && (
          <p>
            <Badge>
              <Trans>Corrected by hand</Trans>
            </Badge>
          </p>
        )}
        <NearSizes mm={figures.lengthMm.value} />
      </div>
      <ScanBlockers found={toScanBlockers(quality.score, [figures.lengthMm.value])} />
      <QualityRuler quality={quality} isSeen={foot.outline.length > 0} />
      {children}
      <MeasuresTable foot={foot} isNamed={other !== undefined} />
      {toeForm && <p className="quiet">{i18n._(toeFormWords[toeForm.value])}</p>}
      {other && <MeasuresTable foot={other} isNamed />}
    </StepFrame>
  )
}

function Heading({ side, isTyped }: { side: FootSide; isTyped: boolean }) {
  if (isTyped)
    return side === 'left' ? <Trans>Left foot, as you typed it</Trans> : <Trans>Right foot, as you typed it</Trans>
  return side === 'left' ? <Trans>Left foot, measured</Trans> : <Trans>Right foot, measured</Trans>
}
