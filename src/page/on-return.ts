/** Tells when the visitor comes back to this tab: another one may have changed meanwhile what both keep. */
export function onReturn(listener: () => void, until?: AddEventListenerOptions): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), until)
}
