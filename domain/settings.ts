import type { languages } from './page-settings.ts'

/**
 * Every business number and name of the shop, once. The owner changes them in page-settings.ts and trade-settings.ts,
 * and nowhere else; numbers that no page needs are in files of their own, such as shoe-settings.ts and
 * limit-settings.ts. As separate exports of a module, each one is bundled only where it is read.
 */
export * as settings from './every-setting.ts'

export type Language = (typeof languages.available)[number]
