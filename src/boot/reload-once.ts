import { settings } from '#domain/settings.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/*
 * Limits the reloads that the shop does by itself: one per path within a while, so that a permanent error
 * causes no endless loop, and one per build, whichever of several servers answers.
 */

const { storagePrefix } = settings.brand

const reloadKey = (what: string) => `${storagePrefix}-reload ${what}`
const readLastReload = (what: string) => readStored('sessionStorage', reloadKey(what))

/** A reload that cannot be recorded is not allowed: without storage every budget counts as consumed. */
function isRecent(path: string): boolean {
  const last = readLastReload(path)
  if (last === undefined) return true
  return Math.abs(Date.now() - Number(last ?? Number.NEGATIVE_INFINITY)) < settings.navigation.reloadGuardMs
}

/** Whether this tab was already reloaded for a build, which the reload did not bring. */
export function isKnownBuild(build: string): boolean {
  return readLastReload(`build ${build}`) !== null
}

/**
 * Whether a page may be reloaded now. `true` consumes the reload budget of the path and of the build; the
 * caller then reloads. Always `false` offline, where a reload would show the browser's own error page.
 */
export function takeSlot(path: string, build?: string): boolean {
  if (!navigator.onLine || isRecent(path)) return false
  const budgets = build === undefined ? [path] : [path, `build ${build}`]
  return budgets.every((what) => store('sessionStorage', reloadKey(what), String(Date.now())))
}
