import { Trans } from '@lingui/react/macro'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import { draftOf } from '#machines/foot-scan/scan-steps.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { ReviewFoot } from '../review/review-foot.tsx'
import { useArrivals } from '../use-arrivals.ts'
import type { FootScan } from '../use-foot-scan.ts'
import { emptyPair, numbersOf } from './typed-texts.ts'
import { TypingForm } from './typing-form.tsx'

/** The numbers of a foot by a wall, a sheet, a ruler and a tape: typed, looked at, and accepted. */
export function TypingStep({ scan: { snapshot, send, accept } }: { scan: FootScan }) {
  const { side, typedFoot, typedFaults } = snapshot.context
  const isReview = snapshot.hasTag('review')
  const language = useLanguage()
  // What is typed stays in its unit, also when its reader changes the language.
  const pair = draftOf(snapshot.context).typed ?? emptyPair(lengthUnits[language])
  const place = useArrivals(`${side} ${isReview}`)
  return (
    <div ref={place}>
      {isReview && typedFoot ? (
        <ReviewFoot
          foot={typedFoot}
          onAccept={accept}
          again={<Trans>Change the numbers</Trans>}
          onAgain={() => send({ type: 'step.left' })}
        />
      ) : (
        <TypingForm
          key={side}
          side={side}
          pair={pair}
          faults={typedFaults}
          onChange={(typed) => send({ type: 'numbers.noted', typed })}
          onTyped={() => send({ type: 'numbers.typed', numbers: numbersOf(pair, side) })}
          send={send}
        />
      )}
    </div>
  )
}
