import { settings } from '#domain/settings.ts'

/** Whether a page may be loaded again now: once, and then not for a while, so that a fault that stays is no endless loop. */
export function mayReload(path: string): boolean {
  const key = `${settings.brand.storagePrefix}-reload ${path}`
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < settings.navigation.reloadGuardMs) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    // What cannot be remembered may not be repeated.
    return false
  }
}
