import { createElement } from 'react'
import type { Language } from '#domain/settings.ts'
import type { LazyPort } from '#src/actors/lazy-port.ts'
import { startWatch } from '#src/features/build-watch/start-watch.ts'
import { startCount } from '#src/features/cart/start-count.ts'
import type { ConsentPort } from '#src/features/consent/consent-port.ts'
import { startConsent } from '#src/features/consent/start-consent.tsx'
import type { CountryPort } from '#src/features/country/country-port.ts'
import { startCountry } from '#src/features/country/start-country.tsx'
import { OfflineNotice } from '#src/features/offline/offline-notice.tsx'
import { LazyToasts, Said, translationsFailedMessage } from '#src/features/toasts/lazy-toasts.tsx'
import { watchDrafts } from '#src/features/unsent-scans/watch-drafts.ts'
import { bringTranslations } from '#src/i18n/bring-translations.ts'
import type { LanguagePort } from '#src/i18n/language-port.ts'
import { type LanguageDeps, startLanguage } from '#src/i18n/start-language.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import type { Notifier } from '#src/page/notifier.ts'
import { showOverlay } from '#src/page/show-overlay.tsx'
import { createToasts } from '#src/ui/toasts.ts'

/**
 * The services of the shop that exist before hydration, and the lazy ports of those that are connected here.
 */
export type EarlyShop = Omit<HydratedShop, 'notify'> & {
  readonly country: LazyPort<CountryPort>
  readonly consent: LazyPort<ConsentPort>
  readonly notifier: LazyPort<Notifier>
  readonly choice: LazyPort<LanguagePort>
  readonly languageDeps: Omit<LanguageDeps, 'loadTranslations'>
}

/**
 * Starts the features that a page does not need in order to be read and used. They are loaded once the page
 * is hydrated.
 */
export function startHydratedFeatures({ country, consent, notifier, choice, languageDeps, ...early }: EarlyShop): void {
  const { router } = early
  const { language, translations } = router.options.context
  const toasts = createToasts()
  const said = new Map<unknown, number>()
  // Does not show a message again that is still on screen.
  const notify: HydratedShop['notify'] = (text, tone) => {
    if (toasts.list().some(({ id }) => id === said.get(text))) return
    said.set(text, toasts.show(createElement(Said, { text }), tone))
  }
  const shop: HydratedShop = { ...early, notify }
  startCountry(shop, country)
  showOverlay(router, <OfflineNotice />, { at: 'prepend' })
  startConsent(shop, consent)
  startWatch(shop)
  watchDrafts(shop)
  startCount(shop)
  showOverlay(router, <LazyToasts toasts={toasts} />)
  const loadTranslations = (wanted: Language) => bringTranslations(translations, language, wanted)
  choice.connect(startLanguage({ ...languageDeps, loadTranslations }))
  notifier.connect({ notify, notifyLoadFailed: () => notify(translationsFailedMessage, 'error') })
}
