import { type Language, settings } from '#domain/settings.ts'

const { making, transitDays } = settings

type Market = keyof typeof transitDays

type Days = { readonly least: number; readonly most: number }

const spans: Record<Language, (days: Days) => string> = {
  en: ({ least, most }) => `${least} to ${most} days`,
  ja: ({ least, most }) => `${least}〜${most}日`,
}

/** From dispatch to the door. */
export function transitTo(market: Market, language: Language): string {
  return spans[language](transitDays[market])
}

/** From payment to the door: the making, and the way. */
export function arrivalIn(market: Market, language: Language): string {
  const { least, most } = transitDays[market]
  return spans[language]({ least: making.days + least, most: making.days + most })
}
