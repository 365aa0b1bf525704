import { I18nProvider } from '@lingui/react'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { assign, fromPromise } from 'xstate'
import * as calls from '#domain/contract/payment-calls.ts'
import { showsContinueShopping } from '#domain/order/pay-prompt.ts'
import { settings } from '#domain/settings.ts'
import { paymentReminderMachine } from '#machines/payment-reminder/payment-reminder.machine.ts'
import { paymentReminderShown } from '#machines/payment-reminder/payment-reminder.shown.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { onOtherPerson } from '#src/features/session/follow-session.ts'
import type { SessionPort } from '#src/features/session/session-port.ts'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'
import { PaymentReminder } from './payment-reminder.tsx'

const { names, hidePaymentSeconds } = settings.cookies

/** Reminds a signed-in customer of an order that can be paid, on whatever page they are. */
export function startReminder(session: SessionPort, router: RegisteredRouter): void {
  const { actors, wire, language } = router.options.context
  const isAllowed = () => session.who() !== 'nobody' && !isHidden()
  const here = () => ({
    isAllowed: isAllowed(),
    showsContinueShopping: showsContinueShopping(router.state.location.pathname),
  })
  const machine = paymentReminderMachine.provide({
    actors: {
      ask: fromPromise(async ({ signal }) => {
        const answer = await wire(calls.isOrderReadyToPay, undefined, { signal })
        if (!answer.ok) throw new Error(answer.code)
        return answer.value.payment_link
      }),
    },
    actions: {
      lookAgain: assign({ isAllowed }),
      hide,
      log(_, { error }) {
        const why = error instanceof Error ? error.message : error
        // biome-ignore lint/suspicious/noConsole: the specification asks for a log line, and for nothing else
        console.info(`The payment check failed: ${why}`)
      },
    },
  })
  const reminder = startActor(actors, machine, { name: 'payment-reminder', shown: paymentReminderShown })
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'pay-place'
  // The reminder is announced when it comes, and takes no focus.
  place.ariaLive = 'polite'
  createRoot(place).render(
    <I18nProvider i18n={language.i18n}>
      <RouterContextProvider router={router}>
        <PaymentReminder reminder={reminder} router={router} />
      </RouterContextProvider>
    </I18nProvider>,
  )
  reminder.send({ type: 'shop.started', ...here() })
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) reminder.send({ type: 'page.finished', ...here() })
  })
  onOtherPerson(session, () => {
    // The new customer has put nothing off.
    unhide()
    reminder.send({ type: 'session.changed' })
    reminder.send({ type: 'page.finished', ...here() })
  })
}

function isHidden(): boolean {
  return readCookie(names.hidePaymentModal) !== undefined
}

/** For a day, in which the customer may shop without being asked again. */
function hide(): void {
  writeCookie(names.hidePaymentModal, 'true', { seconds: hidePaymentSeconds, sameSite: 'lax' })
}

function unhide(): void {
  writeCookie(names.hidePaymentModal, undefined, { seconds: 0, sameSite: 'lax' })
}
