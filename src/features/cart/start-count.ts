import { hasGuest } from '#src/features/session/guest.ts'
import type { LateShop } from '#src/page/late-shop.ts'
import type { askCount } from './ask-count.ts'
import { cartCount } from './cart-count.ts'

const bring = () => import('./ask-count.ts').then((loaded) => loaded.askCount)

/** Asks for the number of the cart once for whoever is here. A stranger's is empty: for them nothing is asked, and nothing loaded. */
export function startCount({ router }: Pick<LateShop, 'router'>, load: () => Promise<typeof askCount> = bring): void {
  const { access, wire } = router.options.context
  let known: string | undefined
  let asking: AbortController | undefined

  async function look(): Promise<void> {
    const who = access.who()
    if (who === undefined || who === known) return
    asking?.abort()
    known = who
    cartCount.hear(0)
    if (access.visitor() !== 'customer' && !hasGuest()) return
    const mine = new AbortController()
    asking = mine
    const heard = await load()
      .then((ask) => ask(wire, mine.signal))
      .catch(() => undefined)
    // What was said of the cart meanwhile is newer than this answer.
    if (mine.signal.aborted) return
    if (heard !== undefined) cartCount.hear(heard)
    // The next page asks again.
    else known = undefined
  }

  cartCount.onChange(() => asking?.abort())
  if ('BroadcastChannel' in window)
    new BroadcastChannel(cartCount.channel).addEventListener('message', ({ data }) => cartCount.hear(Number(data)))
  access.onChange(() => void look())
  router.subscribe('onRendered', () => void look())
  void look()
}
