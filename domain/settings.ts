/**
 * Every business number and name of the shop, once. The owner changes them here and nowhere else; what no
 * page needs stands beside, in shoe-settings.ts and limit-settings.ts.
 * Times carry their unit in the name; money is in minor units (pence, whole yen).
 */
export const settings = {
  brand: {
    name: 'Hadashi',
    nativeName: '裸足',
    storagePrefix: 'hadashi',
    productName: 'Tabi Gen 01',
  },
  languages: {
    available: ['en', 'ja'],
    default: 'en',
    /** How dates and numbers are written. */
    forms: { en: 'en-GB', ja: 'ja-JP' },
    waitMs: 100,
    rightToLeft: ['ar', 'he', 'fa'],
  },
  country: { default: 'GB', count: 243, shipsTo: ['GB', 'JP'] },
  cookies: {
    names: {
      token: 'token',
      refreshToken: 'refresh-token',
      country: 'country_code',
      language: 'language',
      hidePaymentModal: 'hidePaymentModal',
      consent: 'hadashi-consent',
    },
    languageSeconds: 31_536_000,
    tokenSeconds: 3_600,
    refreshTokenSeconds: 604_800,
    hidePaymentSeconds: 86_400,
    countrySeconds: 2_592_000,
    consentDays: 182,
  },
  /** Which words ask for consent: a folder of domain/consent. */
  consent: { version: '1' },
  guest: { header: 'hadashi-guest' },
  session: { refreshGraceMs: 30_000, clockToleranceSeconds: 60 },
  translations: { cacheMs: 300_000, watchMs: 2_000 },
  paymentReminder: { checkDelayMs: 1_000 },
  navigation: { reloadGuardMs: 10_000, guardPatienceMs: 4_000, manifestDelayMs: 1_000, idleBudgetMs: 50 },
  /** How often a tab asks for a newer build, and after how long without a touch its visitor counts as resting. */
  newBuild: { pollMs: 300_000, restMs: 30_000 },
  /** With tax; delivery beside it. */
  prices: {
    GB: { currency: 'GBP', pair: 24_000, delivery: 0 },
    JP: { currency: 'JPY', pair: 44_000, delivery: 0 },
  },
  order: { perDesign: 1, designs: 4 },
  /** How long a number of the edition waits for its payment, and when a mail reminds of it. */
  edition: { pairs: 590, waitDays: 7, reminderDays: [1, 4, 6] },
  paying: { holdMinutes: 30, konbiniDays: 3 },
  making: { days: 21 },
  refit: { days: 60 },
  measuring: {
    storeMinutes: 20,
    homeMinutes: 5,
    /** Two photos of one foot whose lengths are this near to each other are believed. */
    agreeMm: 2,
  },
  /** A code or link of a mail: how long it is good, how often a code is tried, and when another mail may be asked for. */
  signIn: {
    minutes: 10,
    tries: 5,
    resendSeconds: 30,
    /** How long somebody whose address is proven may take to say their name. */
    openingMinutes: 30,
  },
  addresses: { most: 10 },
  course: { minutesADay: 7, weeks: 8 },
  terms: { version: '1.0', date: '2026-11-21', recordYears: 6 },
} as const

export type Language = (typeof settings.languages.available)[number]
