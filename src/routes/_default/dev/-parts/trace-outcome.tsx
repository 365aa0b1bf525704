import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { traceStages } from '#domain/foot/trace/question/trace-question.ts'
import { KeepMarks } from '#src/features/foot-photo/keep-marks.tsx'
import { CorrectTrace } from '#src/features/foot-trace/correct-trace.tsx'
import { SeenTrace } from '#src/features/foot-trace/seen-trace.tsx'
import { traceFaultTexts } from '#src/features/foot-trace/trace-fault-texts.ts'
import { TraceQuestions } from '#src/features/foot-trace/trace-questions.tsx'
import { traceStageWords } from '#src/features/foot-trace/trace-words.ts'
import { TracedFeet } from '#src/features/foot-trace/traced-feet.tsx'
import type { FootTrace } from '#src/features/foot-trace/use-foot-trace.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'

const stages = ['reading', ...traceStages] as const

/** How far it is, what is asked, what came of it, and a hand that sets what was not found. */
export function TraceOutcome({ footTrace }: { footTrace: FootTrace }) {
  const { i18n } = useLingui()
  const { snapshot, send, address } = footTrace
  const { outcome, stage, hand } = snapshot.context
  const isMeasuring = snapshot.hasTag('measuring')
  const isCorrecting = snapshot.hasTag('correcting') && address !== undefined
  const toCorrection = useWayBack(isCorrecting)
  const isQuestion = snapshot.hasTag('asking-paper') || snapshot.hasTag('asking-pen')
  const place = useFocusKept(isQuestion || snapshot.hasTag('asking-size'))
  return (
    <>
      {isMeasuring && (
        <section className="photo-progress">
          <Progress
            label={<Trans>The photo is being measured</Trans>}
            note={i18n._(traceStageWords[stage])}
            value={stages.indexOf(stage) / stages.length}
          />
          <Button look="quiet" onClick={() => send({ type: 'measuring.stopped' })}>
            <Trans>Stop measuring</Trans>
          </Button>
        </section>
      )}
      <KeepMarks hand={hand} />
      {isCorrecting && <CorrectTrace snapshot={snapshot} send={send} photo={address} />}
      <section
        className="photo-outcome"
        aria-live="polite"
        data-beside={!isCorrecting || undefined}
        tabIndex={-1}
        ref={place}
      >
        {snapshot.hasTag('stopped') && <Trans>You stopped the measuring.</Trans>}
        {snapshot.hasTag('broken') && (
          <Notice tone="wrong" isNews>
            <p>
              <Trans>We couldn’t finish measuring. Your photo is still here. Please try again.</Trans>
            </p>
            <Button look="quiet" onClick={() => send({ type: 'retry' })}>
              <Trans>Measure it again</Trans>
            </Button>
          </Notice>
        )}
        {outcome && !isCorrecting && address && (
          <div className="photo-seen">
            <SeenTrace outcome={outcome} photo={address} />
            {(outcome.ok || outcome.facts.size) && (
              <Button look="quiet" ref={toCorrection} onClick={() => send({ type: 'correction.opened' })}>
                <Trans>Set the points by hand</Trans>
              </Button>
            )}
          </div>
        )}
        {outcome && !isCorrecting && (
          <div className="photo-told">
            {/* While it is measured again, what was wrong before is no news. */}
            {!outcome.ok && !isMeasuring && (
              <Notice tone={isQuestion ? 'caution' : 'wrong'} isNews>
                <span data-code={outcome.code}>{i18n._(traceFaultTexts[outcome.code])}</span>
              </Notice>
            )}
            <TraceQuestions snapshot={snapshot} send={send} />
            {outcome.ok && <TracedFeet answer={outcome.value} isSizeAsked={snapshot.hasTag('asking-size')} />}
          </div>
        )}
      </section>
    </>
  )
}

/** Who has finished correcting comes back to where it began. */
function useWayBack(isCorrecting: boolean) {
  const way = useRef<HTMLButtonElement>(null)
  const was = useRef(isCorrecting)
  useEffect(() => {
    if (was.current && !isCorrecting) way.current?.focus()
    was.current = isCorrecting
  }, [isCorrecting])
  return way
}

/** Whoever has answered a question goes on from where it stood: it goes with its button. */
function useFocusKept(isAsked: boolean) {
  const place = useRef<HTMLElement>(null)
  const was = useRef(isAsked)
  useEffect(() => {
    if (was.current && !isAsked && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    was.current = isAsked
  }, [isAsked])
  return place
}
