/** An amount as people of a language write it. It is kept in the smallest unit of its currency: pence, whole yen. */
export function moneyText(minor: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const places = format.resolvedOptions().maximumFractionDigits ?? 0
  return format.format(minor / 10 ** places)
}
