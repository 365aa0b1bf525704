import { settings } from '#domain/settings.ts'

const name = `${settings.brand.storagePrefix}-session`

export type OtherTabs = { tell(): void; listen(hear: () => void): void }

/** Tabs tell each other that somebody signed in or out; where they cannot, a tab looks when it is shown again. */
export function createOtherTabs(): OtherTabs {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  return {
    tell: () => channel?.postMessage(''),
    listen(hear) {
      channel?.addEventListener('message', hear)
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') hear()
      })
    },
  }
}
