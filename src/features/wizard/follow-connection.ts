import { onReturn } from '#src/page/on-return.ts'
import type { WizardActor } from './view/wizard-context.ts'

/** Tells when asking the shop again may help: the line is back, or somebody looks at this window again. */
export function followConnection(actor: WizardActor, until: AbortSignal): void {
  const sendReachable = () => actor.send({ type: 'shop.reachable' })
  addEventListener('online', sendReachable, { signal: until })
  addEventListener('focus', sendReachable, { signal: until })
  onReturn(sendReachable, { signal: until })
}
