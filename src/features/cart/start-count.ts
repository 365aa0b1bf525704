import { hasGuest } from '#src/features/session/guest.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { cartCount } from './cart-count.ts'
import type { loadCartCount } from './load-cart-count.ts'

const bring = () => import('./load-cart-count.ts').then((loaded) => loaded.loadCartCount)

/**
 * Loads the cart's count once per visitor. Anonymous visitors have an empty cart: for them nothing is requested, nor
 * this code loaded.
 */
export function startCount(
  { router }: Pick<HydratedShop, 'router'>,
  load: () => Promise<typeof loadCartCount> = bring,
): void {
  const { access, api } = router.options.context
  let known: string | undefined
  let loadController: AbortController | undefined

  async function look(): Promise<void> {
    const who = access.who()
    if (who === undefined || who === known) return
    loadController?.abort()
    known = who
    cartCount.set(0)
    if (access.visitor() !== 'customer' && !hasGuest()) return
    const ownController = new AbortController()
    loadController = ownController
    const loadCount = await load()
      .then((loadModule) => loadModule(api, ownController.signal))
      .catch(() => undefined)
    // The count was set meanwhile, which is newer than this answer.
    if (ownController.signal.aborted) return
    if (loadCount !== undefined) cartCount.set(loadCount)
    // No answer: the next page tries again.
    else known = undefined
  }

  cartCount.onChange(() => loadController?.abort())
  if ('BroadcastChannel' in window)
    new BroadcastChannel(cartCount.channel).addEventListener('message', ({ data }) => cartCount.set(Number(data)))
  access.onChange(() => void look())
  router.subscribe('onRendered', () => void look())
  void look()
}
