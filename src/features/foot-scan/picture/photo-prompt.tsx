import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { TraceQuestions } from '#src/features/foot-trace/trace-questions.tsx'
import { traceRejectionTexts } from '#src/features/foot-trace/trace-rejection-texts.ts'
import { Button } from '#src/ui/button.tsx'
import { MeasuresTable } from '../review/measures-table.tsx'
import { OtherMethodsButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { correct } from './measuring-actor.ts'
import { PictureStatus } from './picture-status.tsx'

/** Asks the one question that the photo does not answer. */
export function PhotoPrompt({ scan }: { scan: FootScan }) {
  const { i18n } = useLingui()
  const { snapshot, send, trace } = scan
  if (!trace) return null
  const { outcome } = trace.snapshot.context
  return (
    <StepFrame
      heading={<Trans>One question about your photo</Trans>}
      lead={outcome?.ok === false && <span data-code={outcome.code}>{i18n._(traceRejectionTexts[outcome.code])}</span>}
      container={<PictureStatus scan={scan} />}
      side={
        <>
          <Button look="quiet" onClick={() => correct(scan)}>
            <Trans>Set the points by hand</Trans>
          </Button>
          <Button look="quiet" onClick={() => send({ type: 'photo.changed' })}>
            <Trans>Use another photo</Trans>
          </Button>
          <OtherMethodsButton send={send} />
        </>
      }
    >
      <TraceQuestions snapshot={trace.snapshot} send={trace.send} />
      {outcome?.ok && (
        <details className="options-fold">
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
