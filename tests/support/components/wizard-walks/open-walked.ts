import { act, waitFor } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import type { WizardInput } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { createCountryPort } from '#src/features/country/country-port.ts'
import { startCountry } from '#src/features/country/start-country.tsx'
import { setCookie } from '../../fakes/dialogs-and-cookies.ts'
import { openWizardAt, somebody } from '../open-wizard.ts'
import { gatedShop } from './gated-shop.ts'

/** Opens the wizard with everything that can affect it, and records the events of its machine. */
export async function openWalked({ file, owner, country }: WizardInput, listener: (said: InspectionEvent) => void) {
  const shop = gatedShop()
  const visitor = owner === 'customer' ? somebody('customer', 'customer 0') : somebody()
  setCookie('country_code', country)
  // Not a phone.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const port = createCountryPort()
  const shown = await openWizardAt('/tabi-gen-01/scan', {
    file,
    access: visitor.access,
    country: port,
    answers: shop.answers,
  })
  startCountry({ router: shown.router, notify: () => {} }, port)
  const actor = await shown.wizard()
  const { history } = shown
  const entries = new Map<number, string>()
  const noteEntry = () => void entries.set(history.location.state.__TSR_index, history.location.pathname)
  noteEntry()
  onTestFinished(history.subscribe(noteEntry))
  let events: string[] = []
  const unsubscribe = shown.actors.subscribe((_, said) => {
    if (said.type === '@xstate.event' && said.actorRef === actor) events.push(said.event.type)
    listener(said)
  })
  onTestFinished(unsubscribe)
  return {
    ...shown,
    shop,
    actor,
    is: visitor.is,
    now: () => actor.getSnapshot(),
    events: () => events,
    clearEvents() {
      events = []
    },
    /** The path to which the browser's back button leads. */
    pathBefore: () => entries.get(history.location.state.__TSR_index - 1),
    back: () => act(() => history.back()),
  }
}

export type WalkedPage = Awaited<ReturnType<typeof openWalked>>

/** Polls at a short interval: a walk has many steps. */
export const soon = <Value>(look: () => Value) => waitFor(look, { interval: 4 })
