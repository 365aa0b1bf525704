import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import * as endpoints from '#domain/contract/endpoints.ts'
import { wayOut } from '#domain/navigation/way-out.ts'
import { showsContinueShopping } from '#domain/order/pay-prompt.ts'
import type { paymentReminderMachine } from '#machines/payment-reminder/payment-reminder.machine.ts'
import type { ShopRouter } from '#src/router.tsx'

type Props = { reminder: ActorRefFrom<typeof paymentReminderMachine>; router: ShopRouter }

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
  if (link === undefined) return null
  return (
    <DueOrder
      link={link}
      router={router}
      mayPutOff={showsContinueShopping(path)}
      onPutOff={() => reminder.send({ type: 'reminder.dismissed' })}
    />
  )
}

type DueProps = { link: string; router: ShopRouter; mayPutOff: boolean; onPutOff: () => void }

function DueOrder({ link, router, mayPutOff, onPutOff }: DueProps) {
  const [isRefused, setIsRefused] = useState(false)

  async function pay() {
    const state = await router.options.context.wire(endpoints.shopState)
    const out = wayOut(link, state.ok ? state.value.payment_hosts : [])
    if (out.ok) location.assign(out.value)
    else setIsRefused(true)
  }

  const heading = (
    <h2 id="pay-prompt">
      <Trans>Your pair can be made</Trans>
    </h2>
  )
  const refusal = isRefused && (
    <p className="notice" role="alert">
      <Trans>This payment address cannot be opened. Your order is safe; please write to us.</Trans>
    </p>
  )
  const payButton = (
    <button type="button" className="button" onClick={() => void pay()}>
      <Trans>Pay now</Trans>
    </button>
  )
  // Where there is nothing to go on with, the way to pay is a card below the page and stops nobody.
  if (!mayPutOff)
    return (
      <section className="pay-prompt pay-card" aria-labelledby="pay-prompt">
        {heading}
        {payButton}
        {refusal}
      </section>
    )
  return (
    <PayDialog onPutOff={onPutOff}>
      {heading}
      <p>
        <Trans>The workshop has checked your scan. As soon as your order is paid, printing begins.</Trans>
      </p>
      {refusal}
      <div className="ways">
        {payButton}
        <button type="button" className="button button-quiet" onClick={onPutOff}>
          <Trans>Continue shopping</Trans>
        </button>
      </div>
    </PayDialog>
  )
}

function PayDialog({ onPutOff, children }: { onPutOff: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
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
