import { Trans } from '@lingui/react/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import { mayRemind, showsContinueShopping } from '#domain/order/pay-prompt.ts'
import type { paymentReminderMachine } from '#machines/payment-reminder/payment-reminder.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { usePayment } from './use-payment.ts'

type Props = { reminder: ActorRefFrom<typeof paymentReminderMachine>; router: RegisteredRouter }

/** Says that a pair can be made, and leads to where it is paid. */
export function PaymentReminder({ reminder, router }: Props) {
  const { link } = useSyncExternalStore(
    (tell) => reminder.subscribe(tell).unsubscribe,
    () => reminder.getSnapshot().context,
  )
  const path = useSyncExternalStore(
    (tell) => router.subscribe('onRendered', tell),
    () => router.state.location.pathname,
  )
  if (link === undefined || !mayRemind(path)) return null
  return (
    <DueOrder
      link={link}
      router={router}
      mayPutOff={showsContinueShopping(path)}
      onPutOff={() => reminder.send({ type: 'reminder.dismissed' })}
    />
  )
}

type DueProps = { link: string; router: RegisteredRouter; mayPutOff: boolean; onPutOff: () => void }

function DueOrder({ link, router, mayPutOff, onPutOff }: DueProps) {
  const { isBusy, fault, pay } = usePayment(link, router)
  const heading = <Trans>We can make your pair</Trans>
  const payButton = (
    <Button isBusy={isBusy} onClick={pay}>
      <Trans>Pay now</Trans>
    </Button>
  )
  // Where there is nothing to go on with, the way to pay is a card below the page and stops nobody.
  if (!mayPutOff)
    return (
      <section className="pay-card" aria-labelledby="pay-prompt">
        <h2 id="pay-prompt">{heading}</h2>
        {payButton}
        {fault && <PayFault fault={fault} />}
      </section>
    )
  return (
    <Dialog heading={heading} isOpen onClose={onPutOff}>
      <p>
        <Trans>The workshop has checked your scan. Printing starts after you’ve paid; your order shows when.</Trans>
      </p>
      {fault && <PayFault fault={fault} />}
      <div className="ways">
        {payButton}
        <Button look="quiet" onClick={onPutOff}>
          <Trans>Continue shopping</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

function PayFault({ fault }: { fault: 'refused' | 'unanswered' }) {
  return (
    <Notice tone="wrong" isNews>
      {fault === 'refused' ? (
        <Trans>We couldn’t open the payment page. Your order is safe. Please write to us.</Trans>
      ) : (
        <Trans>We couldn’t reach the shop. Your order is safe. Please try again in a moment.</Trans>
      )}
    </Notice>
  )
}
