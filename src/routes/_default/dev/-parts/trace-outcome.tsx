import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { isSizeWarningConfirmed } from '#machines/foot-trace/trace-state.ts'
import { ConfirmLeaveMarks } from '#src/features/foot-photo/confirm-leave-marks.tsx'
import { useRestoredFocus, useReturnFocus } from '#src/features/foot-photo/use-restored-focus.ts'
import { CorrectTrace } from '#src/features/foot-trace/correct-trace.tsx'
import { DetectedTraceView } from '#src/features/foot-trace/detected-trace-view.tsx'
import { TraceProgress } from '#src/features/foot-trace/trace-progress.tsx'
import { AnotherPen, TraceQuestions } from '#src/features/foot-trace/trace-questions.tsx'
import { traceRejectionTexts } from '#src/features/foot-trace/trace-rejection-texts.ts'
import { TracedFeet } from '#src/features/foot-trace/traced-feet.tsx'
import type { FootTrace } from '#src/features/foot-trace/use-foot-trace.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/**
 * The progress of a measurement, its questions, its result, and manual placement of what was not detected.
 */
export function TraceOutcome({ footTrace }: { footTrace: FootTrace }) {
  const { i18n } = useLingui()
  const { snapshot, send, address } = footTrace
  const { outcome, stage, hand, requestedMarks } = snapshot.context
  const isMeasuring = snapshot.hasTag('measuring')
  const isCorrecting = snapshot.hasTag('correcting') && address !== undefined
  const toCorrection = useReturnFocus(isCorrecting)
  const isQuestion = snapshot.hasTag('asking-paper') || snapshot.hasTag('asking-pen')
  const container = useRestoredFocus<HTMLElement>()
  return (
    <>
      {isMeasuring && (
        <section className="photo-progress">
          <TraceProgress stage={stage} />
          <Button look="quiet" onClick={() => send({ type: 'measuring.stopped' })}>
            <Trans>Stop measuring</Trans>
          </Button>
        </section>
      )}
      <ConfirmLeaveMarks hand={hand} />
      {isCorrecting && <CorrectTrace snapshot={snapshot} send={send} photo={address} />}
      <section
        className="photo-outcome"
        aria-live="polite"
        data-beside={!isCorrecting || undefined}
        tabIndex={-1}
        ref={container}
      >
        {snapshot.hasTag('stopped') && <Trans>You stopped the measuring.</Trans>}
        {snapshot.hasTag('broken') && (
          <Notice tone="error" isLive>
            <p>
              <Trans>We couldn’t finish measuring. Your photo is still here. Please try again.</Trans>
            </p>
            <Button look="quiet" onClick={() => send({ type: 'retry.requested' })}>
              <Trans>Measure it again</Trans>
            </Button>
          </Notice>
        )}
        {outcome && !isCorrecting && address && (
          <div className="photo-detected">
            <DetectedTraceView outcome={outcome} photo={address} />
            {(outcome.ok || outcome.facts.size) && (
              <Button look="quiet" ref={toCorrection} onClick={() => send({ type: 'correction.opened' })}>
                <Trans>Set the points by hand</Trans>
              </Button>
            )}
          </div>
        )}
        {outcome && !isCorrecting && (
          <div className="photo-options">
            {/* While measuring again, the previous error is hidden. */}
            {!outcome.ok && !isMeasuring && (
              <Notice tone={isQuestion ? 'caution' : 'error'} isLive>
                <span data-code={outcome.code}>{i18n._(traceRejectionTexts[outcome.code])}</span>
              </Notice>
            )}
            <TraceQuestions snapshot={snapshot} send={send} />
            {outcome.ok && (
              <TracedFeet
                answer={outcome.value}
                isSizeSet={snapshot.hasTag('asking-size') || isSizeWarningConfirmed(snapshot.context)}
                isOlder={hand !== requestedMarks}
              />
            )}
            <AnotherPen snapshot={snapshot} send={send} />
          </div>
        )}
      </section>
    </>
  )
}
