import { onReturn } from '#src/page/on-return.ts'
import type { WizardActor } from './view/wizard-context.ts'

/** Reports when a retry may succeed: the connection is back, or the window is visible again. */
export function followConnection(actor: WizardActor, until: AbortSignal): void {
  const sendReachable = () => actor.send({ type: 'shop.reachable' })
  addEventListener('online', sendReachable, { signal: until })
  addEventListener('focus', sendReachable, { signal: until })
  onReturn(sendReachable, { signal: until })
}
