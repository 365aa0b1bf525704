import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { photoStages } from '#domain/foot/photo/question/photo-question.ts'
import type { MeasureStage } from '#machines/foot-photo/foot-photo.types.ts'
import { Progress } from '#src/ui/progress.tsx'
import { stageWords } from './foot-words.ts'

const stages = ['reading', ...photoStages] as const

/** The progress of measuring a photo. */
export function MeasuringProgress({ stage }: { stage: MeasureStage }) {
  const { i18n } = useLingui()
  return (
    <Progress
      label={<Trans>The photo is being measured</Trans>}
      note={i18n._(stageWords[stage])}
      value={stages.indexOf(stage) / stages.length}
    />
  )
}
