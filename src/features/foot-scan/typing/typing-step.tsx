import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { useDirty } from '#src/ui/use-dirty.ts'
import { ReviewFoot } from '../review/review-foot.tsx'
import { useArrivals } from '../use-arrivals.ts'
import type { FootScan } from '../use-foot-scan.ts'
import { emptyPair, isAnyTyped, numbersOf } from './typed-texts.ts'
import { TypingForm } from './typing-form.tsx'

type Props = { scan: FootScan; onTyped: ((isTyped: boolean) => void) | undefined }

/** The numbers of a foot by a wall, a sheet, a ruler and a tape: typed, looked at, and accepted. */
export function TypingStep({ scan: { snapshot, send, accept }, onTyped }: Props) {
  const { side, typedFoot, typedFaults } = snapshot.context
  const isReview = snapshot.hasTag('review')
  // What is typed stays in its unit, also when its reader changes the language.
  const language = useLanguage()
  const [pair, setPair] = useState(() => emptyPair(lengthUnits[language]))
  useDirty(isAnyTyped(pair, side), onTyped)
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
          onChange={setPair}
          onTyped={() => send({ type: 'numbers.typed', numbers: numbersOf(pair, side) })}
          send={send}
        />
      )}
    </div>
  )
}
