/**
 * Calls the listener when the visitor returns to this tab: another tab may have changed the data that both
 * store.
 */
export function onReturn(listener: () => void, until?: AddEventListenerOptions): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), until)
}
