import type { LateShop } from '#src/page/late-shop.ts'
import type { SendWaiting } from './send-waiting.ts'
import { dropOldDrafts, waitingDrafts } from './waiting-drafts.ts'

const bring = () => import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting)

/**
 * Feet that were measured without a line are sent when there is one again: with the page, with each next one, when the line is
 * back, and when somebody else is here. Who has nothing that waits loads nothing of it, and the shop is asked about the same
 * drafts again only if it has not answered.
 */
export function startSending(
  shop: LateShop,
  load: () => Promise<SendWaiting> = bring,
  until?: AddEventListenerOptions,
): void {
  const { router } = shop
  let isAtIt = false
  let answered = ''

  async function look(): Promise<void> {
    const waiting = waitingDrafts()
      .map(({ text }) => text)
      .join()
    if (isAtIt || !navigator.onLine || waiting === answered) return
    isAtIt = true
    const isAnswered = await load()
      .then((sendWaiting) => sendWaiting(shop))
      .catch(() => false)
    answered = isAnswered ? waiting : ''
    isAtIt = false
  }

  function lookAnew(): void {
    answered = ''
    void look()
  }

  dropOldDrafts(Date.now())
  addEventListener('online', lookAnew, until)
  router.options.context.access.onChange(lookAnew)
  router.subscribe('onRendered', () => void look())
  void look()
}
