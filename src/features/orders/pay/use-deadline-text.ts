import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

/** A moment by which something is to be done: with its day of the week, and of a slip as its stores in Japan count. */
export function useDeadlineText(): (iso: string, where?: 'here' | 'Japan') => string {
  const language = useLanguage()
  const form = settings.languages.forms[language]
  return (iso, where = 'here') =>
    new Intl.DateTimeFormat(form, {
      // In Japanese the day of the week stands in brackets behind its date, in one letter.
      weekday: language === 'ja' ? 'short' : 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      ...(where === 'Japan' && { timeZone: 'Asia/Tokyo' }),
    }).format(new Date(iso))
}
