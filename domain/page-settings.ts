/*
 * The business numbers and names that every page carries: read as parts of `settings`. Times carry their unit in the
 * name; money is in minor units (pence, whole yen).
 */

export const brand = {
  name: 'Hadashi',
  nativeName: '裸足',
  storagePrefix: 'hadashi',
  productName: 'Tabi Gen 01',
} as const

export const languages = {
  available: ['en', 'ja'],
  default: 'en',
  /** The locales for formatting dates and numbers. */
  forms: { en: 'en-GB', ja: 'ja-JP' },
  waitMs: 100,
  rightToLeft: ['ar', 'he', 'fa'],
} as const

export const country = { default: 'GB', count: 243, shipsTo: ['GB', 'JP'] } as const

export const cookies = {
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
} as const

/** The wording of the consent banner: a folder of domain/consent. */
export const consent = { version: '2' } as const

export const guest = { header: 'hadashi-guest' } as const

export const session = { refreshGraceMs: 30_000, clockToleranceSeconds: 60 } as const

export const translations = { cacheMs: 300_000, watchMs: 2_000 } as const

export const paymentReminder = { checkDelayMs: 1_000 } as const

export const navigation = {
  reloadGuardMs: 10_000,
  guardPatienceMs: 4_000,
  manifestDelayMs: 1_000,
  idleBudgetMs: 50,
} as const

/** How often a tab checks for a newer build, and after how long without input its visitor counts as idle. */
export const newBuild = { pollMs: 300_000, restMs: 30_000 } as const

/** How often a page that shows the remaining pairs of the edition polls for them while it is visible. */
export const editionCount = { lookMs: 30_000 } as const

/** Including tax; delivery is listed separately. */
export const prices = {
  GB: { currency: 'GBP', pair: 24_000, delivery: 0 },
  JP: { currency: 'JPY', pair: 44_000, delivery: 0 },
} as const

/**
 * A code or link in a mail: how long it is valid, how often a code may be tried, and when another mail may be
 * requested.
 */
export const signIn = {
  minutes: 10,
  tries: 5,
  resendSeconds: 30,
  /** How long a new customer may take to enter their name after their address is verified. */
  openingMinutes: 30,
} as const
