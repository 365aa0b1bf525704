import { Trans } from '@lingui/react/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { DueFacts, DuePicture } from './due-facts.tsx'
import { useDueOrder } from './use-due-order.ts'
import { useLeaveForPayment } from './use-leave-for-payment.ts'
import '#src/styles/order.css'

type Props = { link: string; router: RegisteredRouter; mayPutOff: boolean; onPutOff: () => void }

/** The order that can be paid, with a button to pay. Its details may load later, or not at all. */
export function DueOrder({ link, router, mayPutOff, onPutOff }: Props) {
  const { isBusy, error, pay } = useLeaveForPayment(link, router)
  const order = useDueOrder(link, router)
  const heading =
    order && order.pairs.length > 1 ? <Trans>Your pairs can be made</Trans> : <Trans>Your pair can be made</Trans>
  const payButton = (
    <Button isBusy={isBusy} onClick={pay}>
      <Trans>Go to payment</Trans>
    </Button>
  )
  // On pages without anything to continue, the reminder is a card below the page that blocks nobody.
  if (!mayPutOff)
    return (
      <section className="pay-card" aria-labelledby="pay-prompt">
        <h2 id="pay-prompt">{heading}</h2>
        {payButton}
        {error && <PaymentErrorNotice error={error} />}
      </section>
    )
  return (
    <Dialog heading={heading} isOpen onClose={onPutOff}>
      <DuePicture order={order} />
      <p>
        <Trans>The workshop has checked your scan. Printing begins once you’ve paid.</Trans>
      </p>
      <DueFacts order={order} />
      {error && <PaymentErrorNotice error={error} />}
      <div className="actions">
        {payButton}
        <Button look="quiet" onClick={onPutOff}>
          <Trans>Continue shopping</Trans>
        </Button>
      </div>
      <p className="small quiet">
        <Trans>If you continue, we ask again tomorrow.</Trans>
      </p>
    </Dialog>
  )
}

function PaymentErrorNotice({ error }: { error: 'refused' | 'unanswered' }) {
  return (
    <Notice tone="error" isLive>
      {error === 'refused' ? (
        <Trans>We couldn’t open the payment page. Your order is safe. Please write to us.</Trans>
      ) : (
        <Trans>We couldn’t reach the shop. Your order is safe. Please try again in a moment.</Trans>
      )}
    </Notice>
  )
}
