import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { HandMarks, KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'
import { isSheetElsewhere } from '#domain/foot/photo/by-hand/sheet-elsewhere.ts'
import type { FootPhotoContext } from '#machines/foot-photo/foot-photo.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { CheckedHandMarks } from './follow-hand.ts'
import { paperWords } from './foot-words.ts'
import { handRejectionTexts } from './hand-rejection-texts.ts'
import { MeasuringProgress } from './measuring-progress.tsx'
import { photoRejectionTexts } from './photo-rejection-texts.ts'
import type { Correction } from './use-correction.ts'
import type { FootPhoto } from './use-foot-photo.ts'
import { useLengths } from './use-lengths.ts'

type Props = Pick<FootPhoto, 'snapshot' | 'send'> & { correction: Correction }

/** The result of the marks: invalid corners, a rejection, or measurements; and the progress of measuring. */
export function HandStatusMessage({ snapshot, send, correction: { followed, known } }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const lengths = useLengths()
  const listed = (names: readonly string[]) => new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)
  const { outcome, stage, request, hand, requestedMarks } = snapshot.context
  const isMeasuring = snapshot.hasTag('measuring')
  const isAtRest = snapshot.hasTag('rested') && !isMeasuring
  const paper = i18n._(paperWords[request?.question.paper ?? 'a4'])
  // A rejection from before the last move does not apply to it.
  const isForTheseMarks = hand === requestedMarks && !isMeasuring
  const rejectionText = outcome && !outcome.ok && isForTheseMarks && i18n._(getErrorText(outcome.code))
  const errorText = describeOpenError(hand) ?? describeCornersError(followed) ?? (rejectionText || undefined)

  /** A mark must be set completely where nothing was detected: nothing is measured with half of it. */
  function describeOpenError({ open }: HandMarks): string | undefined {
    if (open?.corners) {
      const left = listed(open.corners.map((at) => i18n.number(at + 1)))
      return t`Put every ring of the sheet on its corner. Still to set: ${left}.`
    }
    const count = open?.outline?.length
    if (count) return t`Put every ring of the outline on the edge of the foot. Still to set: ${count}.`
    if (open?.ball) return t`The ball has two ends. Set the other one too.`
    if (open?.heel)
      return t`We couldn’t see the heel, and ring 6 has hardly moved. Put it where the heel ends, or press “The heel is here”.`
    return (
      open?.toe &&
      t`We couldn’t see the toes, and ring 5 has hardly moved. Put it where the toes end, or press “The toes end here”.`
    )
  }

  function describeCornersError({ sheet, misplacedCorner }: CheckedHandMarks): string | undefined {
    if (sheet) return undefined
    if (misplacedCorner === undefined) return t`These four corners don’t form a sheet of ${paper}.`
    return t`These four corners don’t form a sheet of ${paper}. Check corner ${misplacedCorner}.`
  }

  return (
    <div className="hand-status">
      {errorText && <Notice tone="error">{errorText}</Notice>}
      {snapshot.hasTag('broken') && (
        <Notice tone="error" isLive>
          <p>
            <Trans>We couldn’t finish measuring. The points you set are safe. Please measure again.</Trans>
          </p>
          <Button look="quiet" onClick={() => send({ type: 'retry.requested' })}>
            <Trans>Measure it again</Trans>
          </Button>
        </Notice>
      )}
      {!errorText && isAtRest && areEdgesBelieved(snapshot.context, known) && (
        <Notice>
          <Trans>The edges of the sheet are clear near the corners you set, so we measured along the edges.</Trans>
        </Notice>
      )}
      {isMeasuring && <MeasuringProgress stage={stage} />}
      <HandStatusText text={errorText ?? lengths(followed)} isAtRest={isAtRest} />
    </div>
  )
}

const getErrorText = (code: keyof typeof photoRejectionTexts) =>
  (handRejectionTexts as Partial<typeof photoRejectionTexts>)[code] ?? photoRejectionTexts[code]

/**
 * Clear sheet edges are more precise than marks, so a slightly moved corner changes nothing. The customer is told why.
 */
function areEdgesBelieved({ answer, hand }: FootPhotoContext, known: KnownPhoto): boolean {
  if (!hand.corners || answer?.hand !== hand) return false
  return isSheetElsewhere(known, hand.corners, answer.foot.seen.corners)
}

/** Announced only once the customer and the worker are idle, not at every pixel. */
function HandStatusText({ text, isAtRest }: { text: string; isAtRest: boolean }) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (isAtRest) setAnnouncement(text)
  }, [isAtRest, text])
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  )
}
