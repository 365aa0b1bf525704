import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MeasuredFoot, MeasureOutcome } from '#machines/foot-photo/foot-photo.types.ts'
import { ConfirmLeaveMarks } from '#src/features/foot-photo/confirm-leave-marks.tsx'
import { CorrectByHand } from '#src/features/foot-photo/correct-by-hand.tsx'
import { DetectedPhoto } from '#src/features/foot-photo/detected-photo.tsx'
import { FiguresTable } from '#src/features/foot-photo/figures-table.tsx'
import { toeFormWords, warningWords } from '#src/features/foot-photo/foot-words.ts'
import { markWords } from '#src/features/foot-photo/handle-words.ts'
import { MeasuringProgress } from '#src/features/foot-photo/measuring-progress.tsx'
import { photoRejectionTexts } from '#src/features/foot-photo/photo-rejection-texts.ts'
import type { FootPhoto } from '#src/features/foot-photo/use-foot-photo.ts'
import { useRestoredFocus, useReturnFocus } from '#src/features/foot-photo/use-restored-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import '#src/styles/pages/parts.css'

/** The progress of a measurement, its result, and manual correction. */
export function Outcome({ footPhoto }: { footPhoto: FootPhoto }) {
  const { snapshot, send, address } = footPhoto
  const { outcome, stage, hand, answer } = snapshot.context
  const isCorrecting = snapshot.hasTag('correcting') && address !== undefined
  const toCorrection = useReturnFocus(isCorrecting)
  const container = useRestoredFocus<HTMLElement>()
  const [isMeasuring, isBroken] = [snapshot.hasTag('measuring'), snapshot.hasTag('broken')]
  return (
    <>
      {isMeasuring && !isCorrecting && (
        <section className="photo-progress">
          <MeasuringProgress stage={stage} />
          <Button look="quiet" onClick={() => send({ type: 'measuring.stopped' })}>
            <Trans>Stop measuring</Trans>
          </Button>
        </section>
      )}
      <ConfirmLeaveMarks hand={hand} />
      {isCorrecting && <CorrectByHand footPhoto={footPhoto} photo={address} />}
      <section
        className="photo-outcome"
        aria-live="polite"
        data-beside={!isCorrecting || undefined}
        tabIndex={-1}
        ref={container}
      >
        {snapshot.hasTag('stopped') && <Trans>You stopped the measuring.</Trans>}
        {isBroken && !isCorrecting && (
          <Notice tone="error" isLive>
            <Trans>We couldn’t finish measuring. Your photo is still here. Please try again.</Trans>
          </Notice>
        )}
        {outcome && !isCorrecting && address && (
          <DetectedDetails outcome={outcome} photo={address}>
            <Button look="quiet" ref={toCorrection} onClick={() => send({ type: 'correction.opened' })}>
              <Trans>Set the points by hand</Trans>
            </Button>
          </DetectedDetails>
        )}
        {outcome?.ok && <Answer answer={outcome.value} isOlder={hand !== answer?.hand} />}
      </section>
    </>
  )
}

type OutcomeProps = { outcome: MeasureOutcome; photo: string; children: ReactNode }

/** The photo with the detected outlines, or the reason why there is no result, and the next action. */
function DetectedDetails({ outcome, photo, children }: OutcomeProps) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { corners, outline } = outcome.ok ? outcome.value.seen : outcome.facts
  const size = outcome.ok ? outcome.value.size : outcome.facts.size
  const alt = outcome.ok ? t`Your photo, with the sheet and the foot outlined` : t`Your photo`
  return (
    <>
      {!outcome.ok && (
        <Notice tone="error" isLive>
          <span data-code={outcome.code}>{i18n._(photoRejectionTexts[outcome.code])}</span>
        </Notice>
      )}
      {/* The same element whatever the result, so that the next action keeps the focus when it changes. */}
      {size && (
        <div className="photo-detected">
          <DetectedPhoto photo={photo} alt={alt} size={size} corners={corners} outline={outline} />
          {children}
        </div>
      )}
    </>
  )
}

function Answer({ answer: { foot, warnings, byHand }, isOlder }: { answer: MeasuredFoot; isOlder: boolean }) {
  const { i18n } = useLingui()
  const marks = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    byHand.map((mark) => i18n._(markWords[mark])),
  )
  return (
    <div className="photo-figures">
      {isOlder && (
        <p className="part-note">
          <Trans>These are the measurements from before your last change.</Trans>
        </p>
      )}
      <FiguresTable foot={foot} />
      {foot.toeForm && <p>{i18n._(toeFormWords[foot.toeForm.value])}</p>}
      <p>
        <Trans>Quality {i18n.number(Math.round(foot.quality.score))} of 100</Trans>
      </p>
      {byHand.length > 0 && (
        <p data-by-hand={byHand.join(' ')}>
          <Trans>Set by hand: {marks}</Trans>
        </p>
      )}
      {byHand.some((mark) => mark !== 'corners') && (
        <p>
          <Trans>
            Points set by hand can be off by about 3 mm. So the more you set by hand, the wider the tolerances.
          </Trans>
        </p>
      )}
      {warnings.length > 0 && (
        <Notice tone="caution">
          {warnings.map((warning) => (
            <p key={warning}>{i18n._(warningWords[warning])}</p>
          ))}
        </Notice>
      )}
      <p className="part-note">
        <Trans>
          So far we’ve tested measuring by photo on computer-generated photos and a few dozen real ones, and it refused
          most of the real ones.
        </Trans>
      </p>
    </div>
  )
}
