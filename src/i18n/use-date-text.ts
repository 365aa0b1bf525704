import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

/** Formats a date for the language and the reader's time zone, optionally with its time. */
export function useDateText(): (iso: string, withTime?: boolean) => string {
  const form = settings.languages.forms[useLanguage()]
  return (iso, withTime = false) =>
    new Intl.DateTimeFormat(form, { dateStyle: 'long', ...(withTime ? { timeStyle: 'short' } : {}) }).format(
      new Date(iso),
    )
}
