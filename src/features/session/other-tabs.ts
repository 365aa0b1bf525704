import { settings } from '#domain/settings.ts'
import type { ClearedWhy } from '#machines/session/session.types.ts'

const forgotten = 'forgotten'
const name = `${settings.brand.storagePrefix}-session`

export type OtherTabs = {
  tell(why: ClearedWhy | typeof forgotten): void
  /** Hears why nobody is signed in, if it is told. */
  listen(hear: (why?: ClearedWhy) => void): void
  /** Hears that somebody without an account had this device forgotten. */
  onForgotten(hear: () => void): void
}

/** Tabs tell each other that somebody signed in or out; where they cannot, a tab looks when it is shown again. */
export function createOtherTabs(): OtherTabs {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  return {
    tell: (why) => channel?.postMessage(why),
    onForgotten: (hear) => channel?.addEventListener('message', ({ data }) => data === forgotten && hear()),
    listen(hear) {
      channel?.addEventListener('message', ({ data }) => hear(data === 'expired' ? 'expired' : undefined))
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') hear()
      })
    },
  }
}
