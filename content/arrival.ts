import { type Language, settings } from '#domain/settings.ts'

const { making, transitDays } = settings

type Market = keyof typeof transitDays

type Days = { readonly min: number; readonly max: number }

const spans: Record<Language, (days: Days) => string> = {
  en: ({ min, max }) => `${min} to ${max} days`,
  ja: ({ min, max }) => `${min}〜${max}日`,
}

/** The time from dispatch to the door. */
export function transitTo(market: Market, language: Language): string {
  return spans[language](transitDays[market])
}

/** The time from payment to the door: making and transit. */
export function arrivalIn(market: Market, language: Language): string {
  const { min, max } = transitDays[market]
  return spans[language]({ min: making.days + min, max: making.days + max })
}
