import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { configurationOf } from '#domain/design/configuration.ts'
import type { PairChange } from '#domain/order/pair-change.ts'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useWizard } from '../view/step-view.ts'
import { AgreementBox } from './agreement-box.tsx'
import { ReturnTerms } from './return-terms.tsx'

const load = () => import('#src/features/orders/change/change-pair.tsx')
const rooms = ['orders'] as const

/** In place of the way into the cart: the pair that is ordered becomes the one that is designed here. */
export function ChangeOrder({ change }: { change: PairChange }) {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  const design = useWizard(({ context }) => designOf(context))
  const hasAgreed = useWizard(({ context }) => context.hasAgreed)
  const [isMissed, setIsMissed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const pair = configurationOf(design)
  if (part === undefined || !pair.ok) return <Skeleton lines={6} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />

  function isAgreed(): boolean {
    setIsMissed(!hasAgreed)
    if (hasAgreed) return true
    // Pressed again without a yes, the question is come back to as well.
    box.current?.focus()
    return false
  }

  return (
    <part.ChangePair change={change} pair={pair.value} isAgreed={isAgreed}>
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
    </part.ChangePair>
  )
}
