import type { RegisteredRouter } from '@tanstack/react-router'
import { type WizardStep, wizardSteps } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import type { WizardActor } from './view/wizard-context.ts'

export const wizardPath = (step: WizardStep) => `/tabi-gen-01/${step}` as const

/** The step of a page's path (without its language). */
export function findPageStep(pathname: string): WizardStep | undefined {
  return wizardSteps.find((step) => wizardPath(step) === pathname)
}

/**
 * Synchronizes the URL and the machine: the URL requests a step, the machine decides, and only this function writes the
 * URL. The current step is never requested, because that would restart it.
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
    // If the machine rejects the step, the URL is reset.
    write(true)
  }

  /** Several steps in one task make one history entry. */
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
