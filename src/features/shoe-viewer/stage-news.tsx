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
        {snapshot.hasTag('made') && <Trans>The pair is made.</Trans>}
      </p>
      {snapshot.hasTag('busy') && <HowFar stages={stages} />}
      {!snapshot.hasTag('busy') && snapshot.hasTag('picture-coming') && (
        <Progress label={<Trans>The 3D view is coming</Trans>} />
      )}
      {refusal && <Refused refusal={refusal} hasOlder={pair !== undefined} />}
      {snapshot.hasTag('broken') && (
        <ErrorCard
          what={<Trans>Making the shoes broke off.</Trans>}
          safe={<Trans>Your numbers are still in the form. Try again in a moment.</Trans>}
          code="broken"
          onRetry={onRetry}
        />
      )}
      {snapshot.hasTag('picture-missing') && (
        <ErrorCard
          what={<Trans>The 3D view did not come.</Trans>}
          safe={<Trans>The shoes are made all the same. Check your connection, and try again.</Trans>}
          code="missing"
          onRetry={onRetry}
        />
      )}
      {snapshot.hasTag('picture-impossible') && (
        <Notice heading={<Trans>This browser shows no 3D</Trans>}>
          <Trans>The shoes are made all the same. The tables below say what they became.</Trans>
        </Notice>
      )}
      {snapshot.hasTag('picture-lost') && (
        <Notice tone="caution" isNews>
          <Trans>The device has put the 3D view away for a moment. The tables below say what was made.</Trans>
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
  return <Progress label={<Trans>The shoes are being made</Trans>} note={i18n._(stageWords[slower])} value={done} />
}

function Refused({ refusal, hasOlder }: { refusal: PairRefusal; hasOlder: boolean }) {
  const { i18n } = useLingui()
  const refusalText = useRefusalText()
  return (
    <Notice tone="wrong" isNews heading={i18n._(shoeWords[refusal.side])}>
      <span data-code={refusal.code}>{refusalText(refusal)}</span>
      {hasOlder && (
        <p>
          <Trans>What you see is the pair from before.</Trans>
        </p>
      )}
    </Notice>
  )
}
