import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { areOthersFirst, draftOf } from '#machines/foot-scan/scan-steps.ts'
import { photoFaultTexts } from '#src/features/foot-photo/photo-fault-texts.ts'
import { traceFaultTexts } from '#src/features/foot-trace/trace-fault-texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OtherWaysButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { GivePhoto, type Giving } from './give-photo.tsx'
import { likeThis } from './like-this.ts'
import { SeenPicture } from './seen-picture.tsx'
import { correct, hasPicture, isTraced } from './work-of.ts'

/** What happened, the one thing to change, how that looks, and what is safe. */
export function RefusedPhoto(giving: Giving) {
  const { scan } = giving
  const { snapshot, send } = scan
  const isLate = areOthersFirst(snapshot.context)
  const Like = likeThis(snapshot.context.report.fault)
  return (
    <StepFrame
      heading={snapshot.context.isUnsure ? <Trans>These photos don’t agree</Trans> : <Trans>One thing to change</Trans>}
      lead={<WhatHappened scan={scan} />}
      place={hasPicture(scan) ? <SeenPicture scan={scan} /> : <Like />}
      action={
        isLate && (
          <Button onClick={() => send({ type: 'way.reopened' })}>
            <Trans>Choose another way</Trans>
          </Button>
        )
      }
      aside={
        <>
          {hasPicture(scan) && (
            <Button look="quiet" onClick={() => correct(scan)}>
              <Trans>Set the points by hand</Trans>
            </Button>
          )}
          {!isLate && <OtherWaysButton send={send} />}
        </>
      }
    >
      {hasPicture(scan) && (
        <div className="like-this">
          <Like />
          <p>
            <Trans>Like this</Trans>
          </p>
        </div>
      )}
      <Notice tone="good">
        <WhatIsSafe scan={scan} />
      </Notice>
      {isLate ? (
        <details className="told-fold">
          <summary>
            <Trans>Try a photo again</Trans>
          </summary>
          <GivePhoto {...giving} />
        </details>
      ) : (
        <GivePhoto {...giving} />
      )}
    </StepFrame>
  )
}

function WhatHappened({ scan }: { scan: FootScan }) {
  const { i18n } = useLingui()
  const { isUnsure, report } = scan.snapshot.context
  if (isUnsure)
    return (
      <Trans>
        The lengths in your photos are too far apart, so we can’t tell which is right. Another way may be surer.
      </Trans>
    )
  if (!report.fault) return null
  const texts: Partial<Record<string, (typeof traceFaultTexts)['dark']>> = isTraced(scan)
    ? traceFaultTexts
    : photoFaultTexts
  const text = texts[report.fault]
  return text && <span data-code={report.fault}>{i18n._(text)}</span>
}

function WhatIsSafe({ scan: { snapshot } }: { scan: FootScan }) {
  const { left, right } = draftOf(snapshot.context)
  if (left && !right) return <Trans>Your left foot is accepted and stays so. Nothing was sent anywhere.</Trans>
  if (right && !left) return <Trans>Your right foot is accepted and stays so. Nothing was sent anywhere.</Trans>
  return <Trans>Nothing was sent anywhere.</Trans>
}
