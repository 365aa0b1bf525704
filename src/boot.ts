import { splitLanguage } from '#domain/language/language-in-path.ts'
import { wantedAddress } from '#domain/language/wanted-address.ts'
import { settings } from '#domain/settings.ts'
import { savedLanguage } from '#src/i18n/saved-language.ts'
import { readCookie } from '#src/storage/cookies.ts'
import { fetchAhead } from './boot/fetch-ahead.ts'
import { watchImports } from './boot/missing-parts.ts'
import { fetchLatestBuild } from './boot/newest-build.ts'
import { recordInteractions } from './boot/record-interactions.ts'
import { isKnownBuild, takeSlot } from './boot/reload-once.ts'
import { whenWanted } from './boot/when-wanted.ts'

/**
 * The only script of a page until the visitor interacts or the browser is idle: it waits, records
 * interactions, starts the shop and replays them. It must stay small, because it is all that the first page
 * costs a reader.
 */
function boot(root: HTMLElement): void {
  const { pathname: path, search: query, hash } = location
  // The shop's server has redirected already; a plain file host has not.
  const wanted = wantedAddress({ path, query, saved: savedLanguage(), preferred: navigator.languages })
  if (wanted !== undefined) {
    location.replace(wanted + hash)
    return
  }

  watchImports()
  const interactions = recordInteractions(root)
  whenWanted(waitsFor(root), async () => {
    const ahead = (root.dataset.parts?.split(' ') ?? []).map(fetchAhead)
    try {
      const { hydrateShop: openShop } = await import('./main.tsx')
      await Promise.all(ahead)
      await openShop(root, interactions)
    } catch (error) {
      const isUntouched = interactions.recordedEvents.length === 0 && interactions.texts.size === 0
      interactions.letGo()
      if (isUntouched) await reloadForNewer(splitLanguage(path).path)
      throw error
    }
  })
}

/** A newer build may have the chunks that failed to load. The page stays readable meanwhile. */
async function reloadForNewer(path: string): Promise<void> {
  const { id } = (await fetchLatestBuild()) as { id?: unknown }
  if (typeof id === 'string' && id !== __BUILD_ID__ && !isKnownBuild(id) && takeSlot(path, id)) location.reload()
}

/**
 * When to start. An app shell shows nothing until the shop is loaded; a customer's payment check counts from
 * the page load.
 */
function waitsFor(root: HTMLElement): 'nothing' | 'load' | 'idle' {
  if (root.dataset.page === undefined) return 'nothing'
  const { token, refreshToken } = settings.cookies.names
  const isCustomer = [token, refreshToken].some((name) => readCookie(name) !== undefined)
  // Hides texts for visitors without an account from customers (screen.css).
  if (isCustomer) root.dataset.customer = ''
  return isCustomer ? 'load' : 'idle'
}

const root = document.getElementById('root')
if (root) boot(root)
