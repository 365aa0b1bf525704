import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { DesignsHere } from '../designs/designs-here.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { Agreement } from './agreement.tsx'
import { MissingHere } from './missing-here.tsx'

/** What is chosen, what is missing, and the way into the cart. */
export function SummaryStep({ missing }: { missing: ReactNode }) {
  const isIncomplete = useWizard((snapshot) => snapshot.hasTag('incomplete'))
  const isNotDelivered = useWizard((snapshot) => snapshot.hasTag('not-delivered'))
  const isInCart = useWizard((snapshot) => snapshot.hasTag('in-cart'))
  return (
    <>
      <DesignsHere />
      {isIncomplete && <MissingHere missing={missing} />}
      {isNotDelivered && (
        <Notice tone="caution">
          <Trans>We don’t deliver to your country yet.</Trans>
        </Notice>
      )}
      {isInCart && <InCart />}
      {!isIncomplete && !isNotDelivered && !isInCart && <Agreement />}
    </>
  )
}

function InCart() {
  const send = useWizardSend()
  return (
    <>
      <p role="status">
        <Trans>Your pair is in the cart.</Trans>
      </p>
      <div className="wizard-action">
        <WayOn to="/cart">
          <Trans>Go to the cart</Trans>
        </WayOn>
        <Button look="quiet" onClick={() => send({ type: 'design.reopened' })}>
          <Trans>Change this pair</Trans>
        </Button>
      </div>
    </>
  )
}
