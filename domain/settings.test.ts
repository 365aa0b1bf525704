import { expect, test } from 'vitest'
import { minuteMs } from '#domain/time.ts'
import { settings } from './settings.ts'

/** The constants of section 9 of the specification, written out, so that a changed number fails a test. */
test.each([
  ['B1: the token cookie lives one hour', settings.cookies.tokenSeconds, 3_600],
  ['B2: the refresh token cookie lives seven days', settings.cookies.refreshTokenSeconds, 7 * 24 * 3_600],
  ['B3: the country cookie lives thirty days', settings.cookies.countrySeconds, 2_592_000],
  ['B4: translations are kept five minutes', settings.translations.cacheMs, 5 * minuteMs],
  ['B5: the payment check waits one second', settings.paymentReminder.checkDelayMs, 1_000],
  ['B6: the language step waits 100 ms', settings.languages.waitMs, 100],
  ['B7: a reload is guarded ten seconds', settings.navigation.reloadGuardMs, 10_000],
  ['B8: the manifest waits one second after idle', settings.navigation.manifestDelayMs, 1_000],
  ['B9: the idle fallback takes 50 ms', settings.navigation.idleBudgetMs, 50],
  ['T01: the languages are English and Japanese', settings.languages.available, ['en', 'ja']],
  ['T01: English is the default', settings.languages.default, 'en'],
  ['T09: three languages run from right to left', settings.languages.rightToLeft, ['ar', 'he', 'fa']],
  ['E1: there are 243 countries', settings.country.count, 243],
  ['T15: the country is GB unless known', settings.country.default, 'GB'],
])('%s', (_sentence, value, promised) => {
  expect(value).toEqual(promised)
})
