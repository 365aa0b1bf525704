import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { getScanDraft, sidesToMeasure } from '#machines/foot-scan/scan-steps.ts'
import { isSizeWarningConfirmed } from '#machines/foot-trace/trace-state.ts'
import { warningWords } from '#src/features/foot-photo/foot-words.ts'
import { AnotherPen } from '#src/features/foot-trace/trace-questions.tsx'
import { traceWarningWords } from '#src/features/foot-trace/trace-words.ts'
import { Notice } from '#src/ui/notice.tsx'
import { ReviewFoot } from '../review/review-foot.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { correct, isCorrected, isTraced } from './measuring-actor.ts'
import { PictureStatus } from './picture-status.tsx'

/** Shows what was detected in the photo, to be accepted or not. */
export function MeasuredPhoto({ scan }: { scan: FootScan }) {
  const { snapshot, send, accept } = scan
  const { side, report } = snapshot.context
  const draft = getScanDraft(snapshot.context)
  // One sheet may show both feet: the foot being measured comes first.
  const [foot, other] = report.feet.toSorted((one, next) => Number(next.side === side) - Number(one.side === side))
  if (!foot) return null
  const beside = other && !draft[other.side] ? other : undefined
  const isPrompted = sidesToMeasure(snapshot.context).includes(foot.side)
  return (
    <ReviewFoot
      foot={foot}
      other={beside}
      picture={<PictureStatus scan={scan} measured={foot.side} />}
      isCorrected={isCorrected(scan)}
      onAccept={isPrompted ? accept : undefined}
      onRemeasure={() => send({ type: 'photo.changed' })}
      onCorrect={() => correct(scan)}
    >
      {isPrompted ? <Warnings scan={scan} /> : <OtherFoot side={side} />}
      {beside && (
        <p>
          <Trans>Your photo shows the other foot too, dashed. What you accept counts for both.</Trans>
        </p>
      )}
      <p className="quiet">
        <Trans>The photo stays on your device. We keep the measurements and the outline.</Trans>
      </p>
    </ReviewFoot>
  )
}

/** The photo shows a foot accepted before, and not the one being measured. */
function OtherFoot({ side }: { side: FootSide }) {
  return (
    <Notice tone="caution" isLive>
      {side === 'left' ? (
        <Trans>This is your right foot, which you’ve accepted already. Measure the left foot.</Trans>
      ) : (
        <Trans>This is your left foot, which you’ve accepted already. Measure the right foot.</Trans>
      )}
    </Notice>
  )
}

/** The warnings about lower accuracy, and what to check. */
function Warnings({ scan }: { scan: FootScan }) {
  const { i18n } = useLingui()
  const texts = getWarningTexts(scan)
  return (
    <>
      {texts.length > 0 && (
        <Notice tone="caution">
          {texts.map((text) => (
            <p key={text.id}>{i18n._(text)}</p>
          ))}
        </Notice>
      )}
      {scan.trace && isTraced(scan) && <AnotherPen snapshot={scan.trace.snapshot} send={scan.trace.send} />}
    </>
  )
}

function getWarningTexts(scan: FootScan) {
  if (!isTraced(scan)) {
    const outcome = scan.photo?.snapshot.context.outcome
    return outcome?.ok ? outcome.value.warnings.map((one) => warningWords[one]) : []
  }
  const context = scan.trace?.snapshot.context
  if (!context?.outcome?.ok) return []
  // A question the customer has answered needs no warning.
  const { warnings } = context.outcome.value
  const notedWarnings = isSizeWarningConfirmed(context) ? warnings.filter((one) => one !== 'size_differs') : warnings
  return notedWarnings.map((one) => traceWarningWords[one])
}
