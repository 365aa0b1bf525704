import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { traceFaultTexts } from '#src/features/foot-trace/trace-fault-texts.ts'
import { TraceQuestions } from '#src/features/foot-trace/trace-questions.tsx'
import { Button } from '#src/ui/button.tsx'
import { MeasuresTable } from '../review/measures-table.tsx'
import { OtherWaysButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { SeenPicture } from './seen-picture.tsx'
import { correct } from './work-of.ts'

/** What the photo does not tell and somebody can: one question beside it. */
export function AskedPhoto({ scan }: { scan: FootScan }) {
  const { i18n } = useLingui()
  const { snapshot, send, trace } = scan
  if (!trace) return null
  const { outcome } = trace.snapshot.context
  return (
    <StepFrame
      heading={<Trans>One question about your photo</Trans>}
      lead={outcome?.ok === false && <span data-code={outcome.code}>{i18n._(traceFaultTexts[outcome.code])}</span>}
      place={<SeenPicture scan={scan} />}
      aside={
        <>
          <Button look="quiet" onClick={() => correct(scan)}>
            <Trans>Set the points by hand</Trans>
          </Button>
          <Button look="quiet" onClick={() => send({ type: 'photo.changed' })}>
            <Trans>Use another photo</Trans>
          </Button>
          <OtherWaysButton send={send} />
        </>
      }
    >
      <TraceQuestions snapshot={trace.snapshot} send={trace.send} />
      {outcome?.ok && (
        <details className="told-fold">
          <summary>
            <Trans>What we’ve measured so far</Trans>
          </summary>
          {snapshot.context.report.feet.map((foot) => (
            <MeasuresTable key={foot.side} foot={foot} isNamed />
          ))}
        </details>
      )}
    </StepFrame>
  )
}
