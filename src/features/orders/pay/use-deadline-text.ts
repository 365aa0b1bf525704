import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

/** A moment by which something is to be done: with its day of the week, and of a slip as its stores in Japan count. */
export function useDeadlineText(): (iso: string, where?: 'here' | 'Japan') => string {
  const form = settings.languages.forms[useLanguage()]
  return (iso, where = 'here') =>
    new Intl.DateTimeFormat(form, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      ...(where === 'Japan' && { timeZone: 'Asia/Tokyo' }),
    }).format(new Date(iso))
}
