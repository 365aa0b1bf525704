import type { languages } from './page-settings.ts'

/**
 * Every business number and name of the shop, once. The owner changes them in page-settings.ts and trade-settings.ts, and
 * nowhere else; what no page needs stands beside, in shoe-settings.ts and limit-settings.ts. As parts of a module, each
 * comes with whoever reads it.
 */
export * as settings from './every-setting.ts'

export type Language = (typeof languages.available)[number]
