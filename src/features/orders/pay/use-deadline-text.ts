import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

/** Formats a deadline with its weekday; a voucher's in Japan time, because its stores are there. */
export function useDeadlineText(): (iso: string, where?: 'here' | 'Japan') => string {
  const language = useLanguage()
  const form = settings.languages.forms[language]
  return (iso, where = 'here') =>
    new Intl.DateTimeFormat(form, {
      // Japanese puts the weekday in brackets after the date, as one character.
      weekday: language === 'ja' ? 'short' : 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      ...(where === 'Japan' && { timeZone: 'Asia/Tokyo' }),
    }).format(new Date(iso))
}
