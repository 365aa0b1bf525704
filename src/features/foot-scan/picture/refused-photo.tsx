import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { areOthersFirst, draftOf } from '#machines/foot-scan/scan-steps.ts'
import { inTwo } from '#src/features/foot-photo/in-two.ts'
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
  const { heading, lead } = useWhatHappened(scan)
  const Like = likeThis(snapshot.context.isUnsure ? undefined : snapshot.context.report.fault, isTraced(scan))
  const hasPhoto = hasPicture(scan)
  return (
    <StepFrame
      heading={heading}
      lead={lead}
      place={hasPhoto ? <SeenPicture scan={scan} /> : Like && <Like />}
      action={
        isLate && (
          <Button onClick={() => send({ type: 'way.reopened' })}>
            <Trans>Choose another way</Trans>
          </Button>
        )
      }
      aside={
        <>
          {hasPhoto && (
            <Button look="quiet" onClick={() => correct(scan)}>
              <Trans>Set the points by hand</Trans>
            </Button>
          )}
          {!isLate && <OtherWaysButton send={send} />}
        </>
      }
    >
      {hasPhoto && Like && (
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

function useWhatHappened(scan: FootScan): { heading: ReactNode; lead: ReactNode } {
  const { i18n } = useLingui()
  const { isUnsure, report } = scan.snapshot.context
  if (isUnsure)
    return {
      heading: <Trans>These photos don’t agree</Trans>,
      lead: (
        <Trans>
          The lengths in your photos are too far apart, so we can’t tell which is right. Another way may be surer.
        </Trans>
      ),
    }
  const texts: Partial<Record<string, (typeof traceFaultTexts)['dark']>> = isTraced(scan)
    ? traceFaultTexts
    : photoFaultTexts
  const text = texts[report.fault ?? '']
  const [what, change] = inTwo(text ? i18n._(text) : '')
  return { heading: what, lead: <span data-code={report.fault}>{change}</span> }
}

function WhatIsSafe({ scan: { snapshot } }: { scan: FootScan }) {
  const { left, right } = draftOf(snapshot.context)
  if (left && !right) return <Trans>Your left foot is accepted and stays so. Nothing was sent anywhere.</Trans>
  if (right && !left) return <Trans>Your right foot is accepted and stays so. Nothing was sent anywhere.</Trans>
  return <Trans>Nothing was sent anywhere.</Trans>
}
