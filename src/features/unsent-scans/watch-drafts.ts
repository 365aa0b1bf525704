import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { storedKeys } from '#src/storage/stored-keys.ts'
import type { startSending } from './start-sending.ts'

const bring = () => import('./start-sending.ts').then((loaded) => loaded.startSending)

/** Few devices have feet that were not sent: on all others nothing of their sending is loaded. */
export function watchDrafts(shop: HydratedShop, load: () => Promise<typeof startSending> = bring): void {
  let isThere = false

  async function look(): Promise<void> {
    if (isThere || storedKeys(scanDraftKey('')).length === 0) return
    isThere = true
    try {
      const start = await load()
      start(shop)
    } catch {
      // It is tried again with the next page.
      isThere = false
    }
  }

  shop.router.subscribe('onRendered', () => void look())
  void look()
}
