import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ClaimCode } from './claim-code.tsx'
import { ClaimNumber } from './claim-number.tsx'
import { useOrderClaim } from './use-order-claim.ts'
import '#src/styles/order.css'

/**
 * Links an order placed without an account to this account, by its number and a code sent to the order's own address.
 */
export function ClaimOrder({ onClaimed }: { onClaimed: (order: OrderView) => void }) {
  const { actor, snapshot } = useOrderClaim(onClaimed)
  const { emailVerification } = snapshot.children
  const [isOpen, isOrderClaimed] = [snapshot.hasTag('open'), snapshot.hasTag('claimed')]
  const statusRef = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (isOrderClaimed) statusRef.current?.focus()
  }, [isOrderClaimed])

  const { number } = snapshot.context
  const leave = () =>
    emailVerification
      ? emailVerification.send({ type: 'verification.abandoned' })
      : actor.send({ type: 'claim.abandoned' })
  return (
    <div className="order-claim">
      <p ref={statusRef} className="order-notice" role="status" tabIndex={-1}>
        {isOrderClaimed && <Trans>Order {number} is in your account now.</Trans>}
      </p>
      <p>
        <Trans>Did you order without an account?</Trans>
      </p>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => actor.send({ type: 'claim.wanted' })}>
        <Trans>Add an order by its number</Trans>
      </Button>
      <Dialog isOpen={isOpen} heading={<Trans>Add an order to your account</Trans>} onClose={leave}>
        {emailVerification ? <ClaimCode actor={emailVerification} /> : <ClaimNumber {...{ actor, snapshot }} />}
      </Dialog>
    </div>
  )
}
