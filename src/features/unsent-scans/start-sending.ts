import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { dropOldDrafts, findPendingDrafts } from './pending-drafts.ts'
import type { SendPendingScans } from './send-pending-scans.ts'

const bring = () => import('./send-pending-scans.ts').then(({ sendPendingScans }) => sendPendingScans)

/**
 * Sends scans measured offline: on page load, on navigation, when the connection returns, and when the visitor changes.
 * Nothing is loaded if no draft waits, and the same drafts are sent again only if the API has not answered.
 */
export function startSending(
  shop: HydratedShop,
  load: () => Promise<SendPendingScans> = bring,
  until?: AddEventListenerOptions,
): void {
  const { router } = shop
  let isAtIt = false
  let answered = ''

  async function look(): Promise<void> {
    const pendingDrafts = findPendingDrafts()
      .map(({ text }) => text)
      .join()
    if (isAtIt || !navigator.onLine || pendingDrafts === answered) return
    isAtIt = true
    const isAnswered = await load()
      .then((sendPendingScans) => sendPendingScans(shop))
      .catch(() => false)
    answered = isAnswered ? pendingDrafts : ''
    isAtIt = false
  }

  function retrySending(): void {
    answered = ''
    void look()
  }

  dropOldDrafts(Date.now())
  addEventListener('online', retrySending, until)
  router.options.context.access.onChange(retrySending)
  router.subscribe('onRendered', () => void look())
  void look()
}
