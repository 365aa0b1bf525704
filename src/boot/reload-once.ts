import { settings } from '#domain/settings.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/*
 * The one way in which the shop loads a page anew by itself: once for a path, and then not for a while, so that a fault
 * that stays is no endless loop; and once for a build, whichever of several servers answers.
 */

const { storagePrefix } = settings.brand

const reloadKey = (what: string) => `${storagePrefix}-reload ${what}`
const readLastReload = (what: string) => readStored('sessionStorage', reloadKey(what))

/** A reload that cannot be remembered may not happen: without storage every budget counts as consumed. */
function isRecent(path: string): boolean {
  const last = readLastReload(path)
  if (last === undefined) return true
  return Math.abs(Date.now() - Number(last ?? Number.NEGATIVE_INFINITY)) < settings.navigation.reloadGuardMs
}

/** Whether this tab was loaded anew for a build before, which did not come then. */
export function isKnownBuild(build: string): boolean {
  return readLastReload(`build ${build}`) !== null
}

/**
 * Whether a page may be loaded anew now. A yes consumes the reload budget of the path and of the build: its caller loads
 * the page. Offline only the browser's own page would come.
 */
export function takeReloadSlot(path: string, build?: string): boolean {
  if (!navigator.onLine || isRecent(path)) return false
  const budgets = build === undefined ? [path] : [path, `build ${build}`]
  return budgets.every((what) => store('sessionStorage', reloadKey(what), String(Date.now())))
}
