import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { shoeStages } from '#domain/shoe/shoe-request.ts'
import type { shoeViewerMachine } from '#machines/shoe-viewer/shoe-viewer.machine.ts'
import type { PairRefusal, PairStages } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { refusalTexts, sideWords, stageWords } from './shoe-words.ts'

type Props = { snapshot: SnapshotFrom<typeof shoeViewerMachine>; onRetry: () => void }

/** How far the pair is, and whatever went another way than was hoped. */
export function StageNews({ snapshot, onRetry }: Props) {
  const { stages, refusal } = snapshot.context
  return (
    <div className="stage-news">
      {snapshot.hasTag('busy') && <HowFar stages={stages} />}
      {refusal && <Refused refusal={refusal} />}
      {snapshot.matches({ making: 'broken' }) && (
        <ErrorCard what={<Trans>Making the shoes broke off.</Trans>} code="broken" onRetry={onRetry} />
      )}
      {snapshot.matches({ picture: 'missing' }) && (
        <ErrorCard what={<Trans>The 3D view did not come.</Trans>} code="missing" onRetry={onRetry} />
      )}
      {snapshot.matches({ picture: 'impossible' }) && (
        <Notice heading={<Trans>This browser shows no 3D</Trans>}>
          <Trans>The shoes are made all the same. What they became stands in the table below.</Trans>
        </Notice>
      )}
      {snapshot.matches({ picture: 'lost' }) && (
        <Notice tone="caution" isNews>
          <Trans>The device has put the 3D view away for a moment. The table below says what was made.</Trans>
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

function Refused({ refusal: { side, code, facts } }: { refusal: PairRefusal }) {
  const { i18n } = useLingui()
  const names = Object.entries(figureWords).flatMap(([name, word]) =>
    facts.names?.includes(name) ? [i18n._(word)] : [],
  )
  return (
    <Notice tone="wrong" isNews heading={i18n._(sideWords[side])}>
      <span data-code={code}>{i18n._(refusalTexts[code])}</span>
      {names.length > 0 && <p>{names.join(', ')}</p>}
    </Notice>
  )
}
