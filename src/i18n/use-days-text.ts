import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

/** From one day to another as a form of a language writes it; what both have in common is said once. */
export function daysText(first: Date, last: Date, form: string): string {
  const format = new Intl.DateTimeFormat(form, { dateStyle: 'long' })
  const [begin, end] = [format.formatToParts(first), format.formatToParts(last)]
  // Where the year is written last.
  if (begin[0]?.type !== 'year') return format.formatRange(first, last)
  // Elsewhere ranges are written in figures alone (2026/12/18), as no other day of the shop is.
  const other = end.findIndex(({ value }, at) => value !== begin[at]?.value)
  const rest = end.slice(other).map(({ value }) => value)
  return other === -1 ? format.format(first) : `${format.format(first)}〜${rest.join('')}`
}

/** The same in the language of the page. */
export function useDaysText(): (first: string, last: string) => string {
  const form = settings.languages.forms[useLanguage()]
  return (first, last) => daysText(new Date(first), new Date(last), form)
}
