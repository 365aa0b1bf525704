import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { shoeStages } from '#domain/shoe/shoe-request.ts'
import type { shoeViewerMachine } from '#machines/shoe-viewer/shoe-viewer.machine.ts'
import type { PairStages } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { Progress } from '#src/ui/progress.tsx'
import { stageWords } from './shoe-words.ts'
import '#src/styles/pair.css'

type Props = { snapshot: SnapshotFrom<typeof shoeViewerMachine> }

/** The progress of the pair and its picture. It overlays the picture, so that nothing shifts when it appears. */
export function StageProgress({ snapshot }: Props) {
  const isBusy = snapshot.hasTag('busy')
  return (
    <div className="stage-progress">
      <p className="visually-hidden" role="status">
        {snapshot.hasTag('made') && <Trans>The 3D model is ready.</Trans>}
      </p>
      {isBusy && <HowFar stages={snapshot.context.stages} />}
      {!isBusy && snapshot.hasTag('picture-coming') && <Progress label={<Trans>The 3D view is loading</Trans>} />}
      {!isBusy && snapshot.hasTag('map-coming') && (
        <Progress label={<Trans>Measuring the room around the feet</Trans>} />
      )}
    </div>
  )
}

function HowFar({ stages }: { stages: PairStages }) {
  const { i18n } = useLingui()
  const reached = [stages.left, stages.right].map((stage) => (stage ? shoeStages.indexOf(stage) : 0))
  const slower = shoeStages[Math.min(...reached)] ?? shoeStages[0]
  const done = reached.reduce((sum, one) => sum + one, 0) / (2 * shoeStages.length)
  return (
    <Progress label={<Trans>The 3D model is being prepared</Trans>} note={i18n._(stageWords[slower])} value={done} />
  )
}
