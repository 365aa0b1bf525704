import { settings } from '#domain/settings.ts'
import type { AccessPort } from '#src/page/access-port.ts'

const { guardPatienceMs } = settings.navigation

/** Waits until the visitor is known, but no longer than a page would: offline this never happens. */
export function settledVisitor(access: AccessPort, patienceMs: number = guardPatienceMs): Promise<void> {
  if (access.visitor() !== 'unsettled') return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe()
      clearTimeout(patience)
      resolve()
    }
    const unsubscribe = access.onChange(() => access.visitor() !== 'unsettled' && end())
    const patience = setTimeout(end, patienceMs)
  })
}
