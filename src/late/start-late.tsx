import { createElement } from 'react'
import type { ConnectedCountry } from '#src/country/country-port.ts'
import type { ShopRouter } from '#src/router.tsx'
import type { SessionPort } from '#src/session/session-port.ts'
import { createToasts } from '#src/ui/toasts.ts'
import { startCountry } from './country/start-country.tsx'
import type { LateShop } from './shop.ts'
import { showBeside } from './show-beside.tsx'
import { LateToasts } from './toasts/late-toasts.tsx'
import { Said } from './toasts/said.tsx'

/** Starts what no page needs to be read and used: it is loaded when the page is alive, and a page goes on without it. */
export async function startLate(
  router: ShopRouter,
  session: SessionPort,
  country: ConnectedCountry,
): Promise<LateShop> {
  const { language } = router.options.context
  await language.alsoIn('toasts')
  const toasts = createToasts()
  const shop: LateShop = { router, session, tell: (text, tone) => toasts.show(createElement(Said, { text }), tone) }
  showBeside(router, <LateToasts toasts={toasts} />)
  startCountry(shop, country)
  return shop
}
