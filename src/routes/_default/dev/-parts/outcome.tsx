import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { photoStages } from '#domain/foot/photo/photo-question.ts'
import { FiguresTable } from '#src/features/foot-photo/figures-table.tsx'
import { stageWords, toeFormWords, warningWords } from '#src/features/foot-photo/foot-words.ts'
import { photoFaultTexts } from '#src/features/foot-photo/photo-fault-texts.ts'
import { SeenPhoto } from '#src/features/foot-photo/seen-photo.tsx'
import type { MeasuringNow } from '#src/features/foot-photo/use-measuring.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import type { MeasureOutcome } from '#src/workers/measure-foot.messages.ts'

const stages = ['reading', ...photoStages] as const

/** How far it is, or what came of it. */
export function Outcome({ now, onCancel }: { now: MeasuringNow; onCancel: () => void }) {
  const { i18n } = useLingui()
  if (now.is === 'busy')
    return (
      <section className="photo-outcome">
        <Progress
          label={<Trans>The photo is being measured</Trans>}
          note={i18n._(stageWords[now.stage])}
          value={stages.indexOf(now.stage) / stages.length}
        />
        <Button look="quiet" onClick={onCancel}>
          <Trans>Stop measuring</Trans>
        </Button>
      </section>
    )
  return (
    <section className="photo-outcome" aria-live="polite">
      {now.is === 'cancelled' && <Trans>Measuring was stopped.</Trans>}
      {now.is === 'broken' && (
        <Notice tone="wrong" isNews>
          <Trans>Measuring broke off. Try it again.</Trans>
        </Notice>
      )}
      {now.is === 'done' && <Answer outcome={now.outcome} photo={now.photo} />}
    </section>
  )
}

function Answer({ outcome, photo }: { outcome: MeasureOutcome; photo: string }) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  if (!outcome.ok) {
    const { corners, size } = outcome.facts
    return (
      <>
        <Notice tone="wrong" isNews>
          <span data-code={outcome.code}>{i18n._(photoFaultTexts[outcome.code])}</span>
        </Notice>
        {size && <SeenPhoto photo={photo} alt={t`Your photo`} size={size} corners={corners} />}
      </>
    )
  }
  const { foot, seen, warnings, size } = outcome.value
  return (
    <>
      <SeenPhoto
        photo={photo}
        alt={t`Your photo, with the sheet and the foot outlined`}
        size={size}
        corners={seen.corners}
        outline={seen.outline}
      />
      <div className="photo-figures">
        <FiguresTable foot={foot} />
        {foot.toeForm && <p>{i18n._(toeFormWords[foot.toeForm.value])}</p>}
        <p>
          <Trans>Quality {i18n.number(Math.round(foot.quality.score))} of 100</Trans>
        </p>
        {warnings.length > 0 && (
          <Notice tone="caution">
            {warnings.map((warning) => (
              <p key={warning}>{i18n._(warningWords[warning])}</p>
            ))}
          </Notice>
        )}
        <p className="part-note">
          <Trans>
            So far, measuring by photo has been tested on computer-generated photos. We also tried it on a few dozen
            real ones: most were refused, and every foot it measured came out too long.
          </Trans>
        </p>
      </div>
    </>
  )
}
