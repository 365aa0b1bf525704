import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { shoeStages } from '#domain/shoe/shoe-request.ts'
import type { shoeViewerMachine } from '#machines/shoe-viewer/shoe-viewer.machine.ts'
import type { PairRefusal, PairStages } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { shoeWords, stageWords } from './shoe-words.ts'
import { useRefusalText } from './use-refusal-text.ts'

type Props = { snapshot: SnapshotFrom<typeof shoeViewerMachine>; onRetry: () => void }

/** How far the pair is, and whatever went another way than was hoped. */
export function StageNews({ snapshot, onRetry }: Props) {
  const { stages, refusal, pair } = snapshot.context
  return (
    <div className="stage-news">
      <p className="visually-hidden" role="status">
        {snapshot.hasTag('made') && <Trans>The 3D model is ready.</Trans>}
      </p>
      {snapshot.hasTag('busy') && <HowFar stages={stages} />}
      {!snapshot.hasTag('busy') && snapshot.hasTag('picture-coming') && (
        <Progress label={<Trans>The 3D view is loading</Trans>} />
      )}
      {!snapshot.hasTag('busy') && snapshot.hasTag('map-coming') && (
        <Progress label={<Trans>Measuring the room around the feet</Trans>} />
      )}
      {snapshot.hasTag('map-broken') && (
        <ErrorCard
          what={<Trans>We couldn’t measure the room around the feet.</Trans>}
          safe={<Trans>The pair and its measurements are still here. Please try again.</Trans>}
          code="map"
          onRetry={onRetry}
        />
      )}
      {refusal && <Refused refusal={refusal} hasOlder={pair !== undefined} />}
      {snapshot.hasTag('broken') && (
        <ErrorCard
          what={<Trans>We couldn’t finish the 3D model.</Trans>}
          safe={<Trans>Your measurements are still in the form. Please try again in a moment.</Trans>}
          code="broken"
          onRetry={onRetry}
        />
      )}
      {snapshot.hasTag('picture-missing') && (
        <ErrorCard
          what={<Trans>The 3D view couldn’t load.</Trans>}
          safe={<Trans>Your 3D model is ready but can’t be shown. Check your connection and try again.</Trans>}
          code="missing"
          onRetry={onRetry}
        />
      )}
      {snapshot.hasTag('picture-impossible') && (
        <Notice heading={<Trans>This browser can’t show 3D</Trans>}>
          <Trans>
            Your 3D model is ready but can’t be turned here. Room and Cut show it as drawings, and the tables below show
            its measurements.
          </Trans>
        </Notice>
      )}
      {snapshot.hasTag('picture-lost') && (
        <Notice tone="caution" isNews>
          <Trans>
            Your device has paused the 3D view for a moment. The tables below show the measurements of the shoes.
          </Trans>
        </Notice>
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

function Refused({ refusal, hasOlder }: { refusal: PairRefusal; hasOlder: boolean }) {
  const { i18n } = useLingui()
  const refusalText = useRefusalText()
  return (
    <Notice tone="wrong" isNews heading={i18n._(shoeWords[refusal.side])}>
      <span data-code={refusal.code}>{refusalText(refusal)}</span>
      {hasOlder && (
        <p>
          <Trans>You’re seeing the previous pair.</Trans>
        </p>
      )}
    </Notice>
  )
}
