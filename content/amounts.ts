import { type Language, settings } from '#domain/settings.ts'

type Market = keyof typeof settings.prices

const units: Record<Language, Record<Market, (amount: string) => string>> = {
  en: { GB: (amount) => `£${amount}`, JP: (amount) => `¥${amount}` },
  ja: { GB: (amount) => `${amount}ポンド`, JP: (amount) => `${amount}円` },
}

function amount(minor: number, market: Market, language: Language): string {
  const perUnit = market === 'GB' ? 100 : 1
  return units[language][market]((minor / perUnit).toLocaleString('en-GB'))
}

/** The price of a pair in a market, tax included. */
export function pricePair(market: Market, language: Language): string {
  return amount(settings.prices[market].pair, market, language)
}

/** The price of the delivery of an order in a market. */
export function priceDelivery(market: Market, language: Language): string {
  return amount(settings.prices[market].delivery, market, language)
}
