import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { toConfiguration } from '#domain/design/configuration.ts'
import type { PairChange } from '#domain/order/pair-change.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useWizard } from '../view/step-view.ts'
import { AgreementBox } from './agreement-box.tsx'
import { ReturnTerms } from './return-terms.tsx'

const load = () => import('#src/features/orders/change/change-pair.tsx')

/** Replaces the cart section when the design belongs to an order: updates the ordered pair to this design. */
export function ChangeOrder({ change }: { change: PairChange }) {
  const design = useWizard(({ context }) => getOpenDesign(context))
  const hasAgreed = useWizard(({ context }) => context.hasAgreed)
  const [isMissed, setIsMissed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const pair = toConfiguration(design)
  if (!pair.ok) return <Skeleton lines={6} />

  function isAgreed(): boolean {
    setIsMissed(!hasAgreed)
    if (hasAgreed) return true
    // Pressing again without consent focuses the checkbox again.
    box.current?.focus()
    return false
  }

  return (
    <Lazy load={load} messages={['orders']} fallback={<Skeleton lines={6} />}>
      {({ ChangePair }) => (
        <ChangePair change={change} pair={pair.value} isAgreed={isAgreed}>
          <section>
            <h2>
              <Trans>If you change your mind</Trans>
            </h2>
            <ReturnTerms />
          </section>
          <AgreementBox
            ref={box}
            isMissing={isMissed && !hasAgreed}
            missing={<Trans>Please confirm this before you change the order.</Trans>}
          />
        </ChangePair>
      )}
    </Lazy>
  )
}
