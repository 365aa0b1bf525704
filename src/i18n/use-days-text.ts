import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

/** Formats a range of days for a locale; what both dates have in common is written once. */
export function daysText(first: Date, last: Date, form: string): string {
  const format = new Intl.DateTimeFormat(form, { dateStyle: 'long' })
  const [begin, end] = [format.formatToParts(first), format.formatToParts(last)]
  // The year comes last, as in English: the built-in range format is right.
  if (begin[0]?.type !== 'year') return format.formatRange(first, last)
  // Where the year comes first, the built-in format writes ranges in digits only (2026/12/18), unlike every
  // other date of the shop.
  const other = end.findIndex(({ value }, at) => value !== begin[at]?.value)
  const rest = end.slice(other).map(({ value }) => value)
  return other === -1 ? format.format(first) : `${format.format(first)}〜${rest.join('')}`
}

/** The same for the language of the page. */
export function useDaysText(): (first: string, last: string) => string {
  const form = settings.languages.forms[useLanguage()]
  return (first, last) => daysText(new Date(first), new Date(last), form)
}
