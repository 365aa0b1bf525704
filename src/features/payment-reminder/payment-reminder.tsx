import { Trans } from '@lingui/react/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import { mayRemind, showsContinueShopping } from '#domain/order/pay-prompt.ts'
import type { paymentReminderMachine } from '#machines/payment-reminder/payment-reminder.machine.ts'
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
  const heading = (
    <h2 id="pay-prompt">
      <Trans>Your pair can be made</Trans>
    </h2>
  )
  const payButton = (
    <button type="button" className="button" aria-busy={isBusy} onClick={pay}>
      <Trans>Pay now</Trans>
    </button>
  )
  // Where there is nothing to go on with, the way to pay is a card below the page and stops nobody.
  if (!mayPutOff)
    return (
      <section className="pay-prompt pay-card" aria-labelledby="pay-prompt">
        {heading}
        {payButton}
        {fault && <PayFault fault={fault} />}
      </section>
    )
  return (
    <PayDialog onPutOff={onPutOff}>
      {heading}
      <p>
        <Trans>The workshop has checked your scan. As soon as your order is paid, printing begins.</Trans>
      </p>
      {fault && <PayFault fault={fault} />}
      <div className="ways">
        {payButton}
        <button type="button" className="button button-quiet" onClick={onPutOff}>
          <Trans>Continue shopping</Trans>
        </button>
      </div>
    </PayDialog>
  )
}

function PayFault({ fault }: { fault: 'refused' | 'unanswered' }) {
  return (
    <p className="notice" role="alert">
      {fault === 'refused' ? (
        <Trans>This payment address cannot be opened. Your order is safe; please write to us.</Trans>
      ) : (
        <Trans>The shop could not be reached. Your order is safe; please try again in a moment.</Trans>
      )}
    </p>
  )
}

function PayDialog({ onPutOff, children }: { onPutOff: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still stands on the page, it gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className="pay-prompt" aria-labelledby="pay-prompt" onCancel={onPutOff}>
      {children}
    </dialog>
  )
}
