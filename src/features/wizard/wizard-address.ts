import type { RegisteredRouter } from '@tanstack/react-router'
import { stepOf } from '#machines/tabi-gen-01/step-of.ts'
import { type WizardStep, wizardSteps } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import type { WizardActor } from './view/wizard-context.ts'

export const addressOf = (step: WizardStep) => `/tabi-gen-01/${step}` as const

/** The step that a page (without its language) is of. */
export function stepOfPage(pathname: string): WizardStep | undefined {
  return wizardSteps.find((step) => addressOf(step) === pathname)
}

/**
 * Keeps the address of the page and the machine in step: the address asks, the machine decides, and this alone writes the address.
 * Nothing is asked that is so already: a machine that is asked for the step it is at would begin it anew.
 */
export function keepAddressInStep(router: RegisteredRouter, actor: WizardActor, until: AbortSignal): void {
  const here = () => stepOfPage(router.latestLocation.pathname)
  const now = () => stepOf(actor.getSnapshot())

  function write(replace: boolean): void {
    const [at, step] = [here(), now()]
    if (at === undefined || at === step || until.aborted) return
    void router.navigate({ to: addressOf(step), search: true, replace })
  }

  function ask(wanted: WizardStep | undefined): void {
    if (wanted === undefined || wanted === now()) return
    const asked = { type: 'xstate.route', to: `#${wanted}` } as const
    if (actor.getSnapshot().can(asked)) actor.send(asked)
    // Whoever was refused stays, and the address with them.
    write(true)
  }

  /** Several steps in one turn are one entry of the history. */
  let isQueued = false
  function writeSoon(): void {
    if (isQueued || here() === now()) return
    isQueued = true
    queueMicrotask(() => {
      isQueued = false
      write(false)
    })
  }

  ask(here())
  const leave = router.subscribe('onBeforeNavigate', ({ toLocation }) => ask(stepOfPage(toLocation.pathname)))
  const steps = actor.subscribe(writeSoon)
  until.addEventListener('abort', () => {
    leave()
    steps.unsubscribe()
  })
}
