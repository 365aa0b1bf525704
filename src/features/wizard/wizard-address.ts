import type { RegisteredRouter } from '@tanstack/react-router'
import { type WizardStep, wizardSteps } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import type { WizardActor } from './view/wizard-context.ts'

export const wizardPath = (step: WizardStep) => `/tabi-gen-01/${step}` as const

/** The step that a page (without its language) is of. */
export function findPageStep(pathname: string): WizardStep | undefined {
  return wizardSteps.find((step) => wizardPath(step) === pathname)
}

/**
 * Keeps the address of the page and the machine in step: the address asks, the machine decides, and this alone writes the address.
 * Nothing is asked that is so already: a machine that is asked for the step it is at would begin it anew.
 */
export function syncAddressWithStep(router: RegisteredRouter, actor: WizardActor, until: AbortSignal): void {
  const here = () => findPageStep(router.latestLocation.pathname)
  const now = () => selectWizardStep(actor.getSnapshot())

  function write(replace: boolean): void {
    const [at, step] = [here(), now()]
    if (at === undefined || at === step || until.aborted) return
    void router.navigate({ to: wizardPath(step), search: true, replace })
  }

  function goToStep(wanted: WizardStep | undefined): void {
    if (wanted === undefined || wanted === now()) return
    const routeEvent = { type: 'xstate.route', to: `#${wanted}` } as const
    if (actor.getSnapshot().can(routeEvent)) actor.send(routeEvent)
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

  goToStep(here())
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ toLocation }) =>
    goToStep(findPageStep(toLocation.pathname)),
  )
  const steps = actor.subscribe(writeSoon)
  until.addEventListener('abort', () => {
    unsubscribe()
    steps.unsubscribe()
  })
}
