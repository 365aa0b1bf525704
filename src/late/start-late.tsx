import { createElement } from 'react'
import { startConsent } from '#src/consent/start-consent.tsx'
import type { ConnectedCountry } from '#src/country/country-port.ts'
import { OfflineNotice } from '#src/offline/offline-notice.tsx'
import type { ShopRouter } from '#src/router.tsx'
import type { SessionPort } from '#src/session/session-port.ts'
import { createToasts } from '#src/ui/toasts.ts'
import { startCountry } from './country/start-country.tsx'
import type { LateShop } from './shop.ts'
import { showBeside } from './show-beside.tsx'
import { startWatch } from './start-watch.ts'
import { failedTranslations } from './toasts/failed-translations.ts'
import { LateToasts } from './toasts/late-toasts.tsx'
import { Said } from './toasts/said.tsx'

/** Starts what no page needs to be read and used: it is loaded when the page is alive, and a page goes on without it. */
export async function startLate(
  router: ShopRouter,
  session: SessionPort,
  country: ConnectedCountry,
): Promise<LateShop & { tellFailedTranslations(): void }> {
  const { language } = router.options.context
  await language.alsoIn('toasts')
  const toasts = createToasts()
  const said = new Map<unknown, number>()
  // What still stands there is not said twice.
  const tell: LateShop['tell'] = (text, tone) => {
    if (toasts.list().some(({ id }) => id === said.get(text))) return
    said.set(text, toasts.show(createElement(Said, { text }), tone))
  }
  const shop: LateShop = { router, session, tell }
  showBeside(router, <LateToasts toasts={toasts} />)
  startCountry(shop, country)
  showBeside(router, <OfflineNotice />)
  startConsent(shop)
  startWatch(shop)
  return {
    ...shop,
    tellFailedTranslations: () => shop.tell(failedTranslations, 'wrong'),
  }
}
