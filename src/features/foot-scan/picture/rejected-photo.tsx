import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { areOthersFirst, getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import { photoRejectionTexts } from '#src/features/foot-photo/photo-rejection-texts.ts'
import { splitSentences } from '#src/features/foot-photo/split-sentences.ts'
import { traceRejectionTexts } from '#src/features/foot-trace/trace-rejection-texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OtherMethodsButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { chooseAdvicePicture } from './advice-picture.ts'
import { correct, hasPicture, isTraced } from './measuring-actor.ts'
import { PhotoPicker, type PhotoPickerProps } from './photo-picker.tsx'
import { PictureStatus } from './picture-status.tsx'

/** What happened, the one thing to change, a drawing of it, and what remains saved. */
export function RejectedPhoto(picker: PhotoPickerProps) {
  const { scan } = picker
  const { snapshot, send } = scan
  const isLate = areOthersFirst(snapshot.context)
  const { heading, lead } = useWhatHappened(scan)
  const Like = chooseAdvicePicture(
    snapshot.context.isLowConfidence ? undefined : snapshot.context.report.error,
    isTraced(scan),
  )
  const hasPhoto = hasPicture(scan)
  return (
    <StepFrame
      heading={heading}
      lead={lead}
      container={hasPhoto ? <PictureStatus scan={scan} /> : Like && <Like />}
      action={
        isLate && (
          <Button onClick={() => send({ type: 'method.reopened' })}>
            <Trans>Choose another way</Trans>
          </Button>
        )
      }
      side={
        <>
          {hasPhoto && (
            <Button look="quiet" onClick={() => correct(scan)}>
              <Trans>Set the points by hand</Trans>
            </Button>
          )}
          {!isLate && <OtherMethodsButton send={send} />}
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
        <details className="options-fold">
          <summary>
            <Trans>Try a photo again</Trans>
          </summary>
          <PhotoPicker {...picker} />
        </details>
      ) : (
        <PhotoPicker {...picker} />
      )}
    </StepFrame>
  )
}

function useWhatHappened(scan: FootScan): { heading: ReactNode; lead: ReactNode } {
  const { i18n } = useLingui()
  const { isLowConfidence, report } = scan.snapshot.context
  if (isLowConfidence)
    return {
      heading: <Trans>These photos don’t agree</Trans>,
      lead: (
        <Trans>
          The lengths in your photos are too far apart, so we can’t tell which is right. Another way may be surer.
        </Trans>
      ),
    }
  const texts: Partial<Record<string, (typeof traceRejectionTexts)['dark']>> = isTraced(scan)
    ? traceRejectionTexts
    : photoRejectionTexts
  const text = texts[report.error ?? '']
  const [what, change] = splitSentences(text ? i18n._(text) : '')
  return { heading: what, lead: <span data-code={report.error}>{change}</span> }
}

function WhatIsSafe({ scan: { snapshot } }: { scan: FootScan }) {
  const { left, right } = getScanDraft(snapshot.context)
  if (left && !right) return <Trans>Your left foot is accepted and stays so. Nothing was sent anywhere.</Trans>
  if (right && !left) return <Trans>Your right foot is accepted and stays so. Nothing was sent anywhere.</Trans>
  return <Trans>Nothing was sent anywhere.</Trans>
}
