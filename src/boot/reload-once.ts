import { settings } from '#domain/settings.ts'

/*
 * The one way in which the shop loads a page anew by itself: once for a path, and then not for a while, so that a fault
 * that stays is no endless loop; and once for a build, whichever of several servers answers.
 */

const { storagePrefix } = settings.brand

const keyOf = (what: string) => `${storagePrefix}-reload ${what}`

/** What cannot be remembered may not be repeated: without storage everything was done already. */
function isRecent(path: string): boolean {
  try {
    const last = Number(sessionStorage.getItem(keyOf(path)) ?? Number.NEGATIVE_INFINITY)
    return Math.abs(Date.now() - last) < settings.navigation.reloadGuardMs
  } catch {
    return true
  }
}

/** Whether this tab was loaded anew for a build before, which did not come then. */
export function isKnownBuild(build: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(`build ${build}`)) !== null
  } catch {
    return true
  }
}

/**
 * Whether a page may be loaded anew now. A yes consumes the reload budget of the path and of the build: its caller loads
 * the page. Offline only the browser's own page would come.
 */
export function claimReload(path: string, build?: string): boolean {
  if (!navigator.onLine || isRecent(path)) return false
  try {
    for (const what of build === undefined ? [path] : [path, `build ${build}`])
      sessionStorage.setItem(`${storagePrefix}-reload ${what}`, String(Date.now()))
    return true
  } catch {
    return false
  }
}
