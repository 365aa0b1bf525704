import type { RegisteredRouter } from '@tanstack/react-router'
import { assign, fromPromise } from 'xstate'
import * as calls from '#domain/contract/payments.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { showsContinueShopping } from '#domain/order/pay-prompt.ts'
import { settings } from '#domain/settings.ts'
import { paymentReminderInspectable } from '#machines/payment-reminder/payment-reminder.inspectable.ts'
import { paymentReminderMachine } from '#machines/payment-reminder/payment-reminder.machine.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { latestOrders, type OrderProgress } from '#src/features/orders/stream/latest-orders.ts'
import { onOtherPerson } from '#src/features/session/follow-session.ts'
import type { SessionPort } from '#src/features/session/session-port.ts'
import { showOverlay } from '#src/page/show-overlay.tsx'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'
import { numberInLink } from './number-in-link.ts'
import { PaymentReminder } from './payment-reminder.tsx'

const { names, hidePaymentSeconds } = settings.cookies

/**
 * Reminds a signed-in customer on every page of an order that can be paid. Returns a function that unsubscribes from
 * `latestOrders`.
 */
export function startReminder(session: SessionPort, router: RegisteredRouter): () => void {
  const { actors, api } = router.options.context
  const isAllowed = () => session.who() !== 'nobody' && !isHidden()
  const here = () => ({
    isAllowed: isAllowed(),
    showsContinueShopping: showsContinueShopping(router.state.location.pathname),
  })
  const machine = paymentReminderMachine.provide({
    actors: {
      loadDueOrder: fromPromise(async ({ signal }) => {
        const answer = await api(calls.isOrderReadyToPay, undefined, { signal })
        if (!answer.ok) throw new Error(answer.code)
        return answer.value.payment_link
      }),
    },
    actions: {
      retryCheck: assign({ isAllowed }),
      hide: ({ context: { link } }) => hide(numberInLink(link ?? '')),
      log(_, { error }) {
        const why = error instanceof Error ? error.message : error
        // biome-ignore lint/suspicious/noConsole: the specification requires exactly one log line
        console.info(`The payment check failed: ${why}`)
      },
    },
  })
  const reminder = startActor(actors, machine, { name: 'payment-reminder', inspectable: paymentReminderInspectable })
  // The reminder is announced when it appears, and takes no focus.
  const shown = <PaymentReminder reminder={reminder} router={router} />
  showOverlay(router, shown, { className: 'pay-container', ariaLive: 'polite' })
  reminder.send({ type: 'shop.started', ...here() })
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) reminder.send({ type: 'page.finished', ...here() })
  })
  const unsubscribe = latestOrders.onChange(() => {
    const { orders, hasMoved } = latestOrders.get()
    const isAnother = isAnotherReady(orders)
    if (isAnother) unhide()
    // The progress may have made an order payable, so the open page checks again.
    if (isAnother || hasMoved) reminder.send({ type: 'page.finished', ...here() })
  })
  onOtherPerson(session, () => {
    // The new customer has not postponed a payment.
    unhide()
    reminder.send({ type: 'session.changed' })
    reminder.send({ type: 'page.finished', ...here() })
  })
  return unsubscribe
}

/** Whether an order can be paid whose reminder was not postponed. */
function isAnotherReady(orders: readonly OrderProgress[]): boolean {
  const putOff = readOrderNumber(readCookie(names.hidePaymentModal) ?? '')
  return putOff !== undefined && orders.some(({ number, stage }) => stage === 'ready_to_pay' && number !== putOff)
}

function isHidden(): boolean {
  return readCookie(names.hidePaymentModal) !== undefined
}

/** Hides the reminder for that order for a day, so that the customer can shop undisturbed. */
function hide(number = 'true'): void {
  writeCookie(names.hidePaymentModal, number, { seconds: hidePaymentSeconds, sameSite: 'lax' })
}

function unhide(): void {
  writeCookie(names.hidePaymentModal, undefined, { seconds: 0, sameSite: 'lax' })
}
