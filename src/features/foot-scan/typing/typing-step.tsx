import { Trans } from '@lingui/react/macro'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import { getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { ReviewFoot } from '../review/review-foot.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { emptyPair, toTypedNumbers } from './typed-texts.ts'
import { TypingForm } from './typing-form.tsx'

/** The measurements of a foot by wall, sheet, ruler and tape: typed, reviewed and accepted. */
export function TypingStep({ scan: { snapshot, send, accept } }: { scan: FootScan }) {
  const { side, typedFoot, typedFigureErrors } = snapshot.context
  const isReview = snapshot.hasTag('review')
  const language = useLanguage()
  // The chosen unit stays, also when the reader changes the language.
  const pair = getScanDraft(snapshot.context).typed ?? emptyPair(lengthUnits[language])
  const container = useStepFocus(`${side} ${isReview}`)
  return (
    <div ref={container}>
      {isReview && typedFoot ? (
        <ReviewFoot
          foot={typedFoot}
          onAccept={accept}
          remeasureButton={<Trans>Change the numbers</Trans>}
          onRemeasure={() => send({ type: 'step.left' })}
        />
      ) : (
        <TypingForm
          key={side}
          side={side}
          pair={pair}
          figureErrors={typedFigureErrors}
          onChange={(typed) => send({ type: 'numbers.noted', typed })}
          onTyped={() => send({ type: 'numbers.typed', numbers: toTypedNumbers(pair, side) })}
          send={send}
        />
      )}
    </div>
  )
}
