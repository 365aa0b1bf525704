import { createElement } from 'react'
import type { LatePort } from '#src/actors/late-port.ts'
import type { ConsentPort } from '#src/consent/consent-port.ts'
import { startConsent } from '#src/consent/start-consent.tsx'
import type { CountryPort } from '#src/country/country-port.ts'
import type { Teller } from '#src/navigation/teller.ts'
import { OfflineNotice } from '#src/offline/offline-notice.tsx'
import { createToasts } from '#src/ui/toasts.ts'
import { startCountry } from './country/start-country.tsx'
import type { LateShop } from './shop.ts'
import { showBeside } from './show-beside.tsx'
import { startWatch } from './start-watch.ts'
import { failedTranslations } from './toasts/failed-translations.ts'
import { LateToasts } from './toasts/late-toasts.tsx'
import { Said } from './toasts/said.tsx'

/** What is there from the start, and what stands there for what comes now. */
type EarlyShop = Omit<LateShop, 'tell'> & {
  readonly country: LatePort<CountryPort>
  readonly consent: LatePort<ConsentPort>
  readonly teller: LatePort<Teller>
}

/** Starts what no page needs to be read and used: it is loaded when the page is alive, and a page goes on without it. */
export function startLate({ country, consent, teller, ...early }: EarlyShop): void {
  const { router } = early
  const { language } = router.options.context
  const toasts = createToasts()
  const said = new Map<unknown, number>()
  let isShown = false
  // Nothing else waits for their texts; what did not come is asked for again with the next message.
  const showToasts = () => {
    if (isShown) return
    isShown = true
    language
      .alsoIn('toasts')
      .then(() => showBeside(router, <LateToasts toasts={toasts} />))
      .catch(() => {
        isShown = false
      })
  }
  // What still stands there is not said twice.
  const tell: LateShop['tell'] = (text, tone) => {
    if (toasts.list().some(({ id }) => id === said.get(text))) return
    showToasts()
    said.set(text, toasts.show(createElement(Said, { text }), tone))
  }
  const shop: LateShop = { ...early, tell }
  startCountry(shop, country)
  showBeside(router, <OfflineNotice />, 'prepend')
  startConsent(shop, consent)
  startWatch(shop)
  showToasts()
  teller.connect({ tell, tellFailedTranslations: () => tell(failedTranslations, 'wrong') })
}
