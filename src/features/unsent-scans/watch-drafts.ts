import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { storedKeys } from '#src/storage/stored-keys.ts'
import type { startSending } from './start-sending.ts'

const bring = () => import('./start-sending.ts').then((loaded) => loaded.startSending)

/** Loads the code that sends scans only on the few devices with drafts. */
export function watchDrafts(shop: HydratedShop, load: () => Promise<typeof startSending> = bring): void {
  let isThere = false

  async function look(): Promise<void> {
    if (isThere || storedKeys(scanDraftKey('')).length === 0) return
    isThere = true
    try {
      const start = await load()
      start(shop)
    } catch {
      // Retries on the next page.
      isThere = false
    }
  }

  shop.router.subscribe('onRendered', () => void look())
  void look()
}
