import { useContext, useSyncExternalStore } from 'react'
import { WizardContext } from './wizard-context.ts'

const nothing = () => () => {}

/** Whether the step can't be left for another one: the pair is on its way into the cart, or lies there. */
export function useIsNavigationDisabled(): boolean {
  const { open } = useContext(WizardContext)
  const actor = typeof open === 'object' ? open.actor : undefined
  return useSyncExternalStore(
    actor ? (listener) => unsubscribing(actor.subscribe(listener)) : nothing,
    () => actor?.getSnapshot().hasTag('adding') || actor?.getSnapshot().hasTag('in-cart') || false,
    () => false,
  )
}

const unsubscribing = (subscription: { unsubscribe(): void }) => () => subscription.unsubscribe()
