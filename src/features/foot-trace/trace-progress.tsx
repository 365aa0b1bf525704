import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { traceStages } from '#domain/foot/trace/question/trace-question.ts'
import type { TraceMeasureStage } from '#machines/foot-trace/foot-trace.types.ts'
import { Progress } from '#src/ui/progress.tsx'
import { traceStageWords } from './trace-words.ts'

const stages = ['reading', ...traceStages] as const

/** The progress of measuring the photo of a traced foot. */
export function TraceProgress({ stage }: { stage: TraceMeasureStage }) {
  const { i18n } = useLingui()
  return (
    <Progress
      label={<Trans>The photo is being measured</Trans>}
      note={i18n._(traceStageWords[stage])}
      value={stages.indexOf(stage) / stages.length}
    />
  )
}
