import { settings } from '#domain/settings.ts'
import type { SessionEndReason } from '#machines/session/session.types.ts'

const deviceCleared = 'forgotten'
const name = `${settings.brand.storagePrefix}-session`

export type OtherTabs = {
  broadcast(why: SessionEndReason | typeof deviceCleared): void
  /** Called when the tokens changed; with the reason why nobody is signed in, if known. */
  listen(listener: (why?: SessionEndReason) => void): void
  /** Called when a visitor without an account cleared this device. */
  onDeviceCleared(listener: () => void): void
}

/**
 * Broadcasts sign-ins and sign-outs to other tabs. Without `BroadcastChannel`, a tab checks when it becomes visible.
 */
export function createOtherTabs(): OtherTabs {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  return {
    broadcast: (why) => channel?.postMessage(why),
    onDeviceCleared: (listener) =>
      channel?.addEventListener('message', ({ data }) => data === deviceCleared && listener()),
    listen(listener) {
      channel?.addEventListener('message', ({ data }) => listener(data === 'expired' ? 'expired' : undefined))
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener()
      })
    },
  }
}
