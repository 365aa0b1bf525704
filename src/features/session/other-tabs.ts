import { settings } from '#domain/settings.ts'
import type { SessionEndReason } from '#machines/session/session.types.ts'

const deviceCleared = 'forgotten'
const name = `${settings.brand.storagePrefix}-session`

export type OtherTabs = {
  broadcast(why: SessionEndReason | typeof deviceCleared): void
  /** Hears why nobody is signed in, if it is told. */
  listen(listener: (why?: SessionEndReason) => void): void
  /** Hears that somebody without an account had this device forgotten. */
  onDeviceCleared(listener: () => void): void
}

/** Tabs tell each other that somebody signed in or out; where they cannot, a tab looks when it is shown again. */
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
