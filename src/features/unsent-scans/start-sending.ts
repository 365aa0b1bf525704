import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { dropOldDrafts, findPendingDrafts } from './pending-drafts.ts'
import type { SendPendingScans } from './send-pending-scans.ts'

const bring = () => import('./send-pending-scans.ts').then(({ sendPendingScans }) => sendPendingScans)

/**
 * Feet that were measured without a line are sent when there is one again: with the page, with each next one, when the line is
 * back, and when somebody else is here. Who has nothing that waits loads nothing of it, and the shop is asked about the same
 * drafts again only if it has not answered.
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
