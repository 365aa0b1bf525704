import { useContext, useSyncExternalStore } from 'react'
import { WizardContext } from './wizard-context.ts'

const nothing = () => () => {}

/** Whether the step cannot be left for another one, because the pair is being added to the cart or is in it. */
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
