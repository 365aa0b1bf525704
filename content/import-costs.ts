import { type Language, settings } from '#domain/settings.ts'

type Market = keyof typeof settings.prices

/** Keyed by who pays: another value in the settings has no texts until they are written here. */
const words = {
  shop: {
    included: {
      en: { GB: 'VAT and delivery included', JP: 'tax, duty and delivery included' },
      ja: { GB: '税・関税・送料込み', JP: '税・関税・送料込み' },
    },
    inFull: {
      en: 'We pay duty, import tax and the carrier’s customs fee. They are part of the price, and nothing is collected at your door.',
      ja: '関税、輸入時の税金、通関手数料は価格に含まれ、当店が納めます。お受け取りの際にお支払いいただくことはありません。',
    },
  },
} as const satisfies Record<
  typeof settings.imports.paidBy,
  { readonly included: Record<Language, Record<Market, string>>; readonly inFull: Record<Language, string> }
>

const { included, inFull } = words[settings.imports.paidBy]

/** What the price of a pair includes, in short. */
export function includedIn(market: Market, language: Language): string {
  return included[language][market]
}

/** Who pays the import costs of a parcel in addition to its price. */
export function importCosts(language: Language): string {
  return inFull[language]
}
