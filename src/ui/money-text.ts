/**
 * Formats an amount for a language, without trailing zeros. `minor` is in the smallest unit of the currency:
 * pence, whole yen.
 */
export function moneyText(minor: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const places = format.resolvedOptions().maximumFractionDigits ?? 0
  return format.format(minor / 10 ** places)
}

/** Languages that write the unit after the number in running text. */
const units: Readonly<Record<string, Readonly<Record<string, string>>>> = { ja: { JPY: '円', GBP: 'ポンド' } }

/** The same within a sentence: the ¥44,000 of a table is written 44,000円. */
export function moneyInSentence(minor: number, currency: string, language: string): string {
  const sign = moneyText(minor, currency, language)
  const unit = units[language]?.[currency]
  return unit === undefined ? sign : `${sign.replace(/^\D+/, '')}${unit}`
}
