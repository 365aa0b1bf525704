import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

/** A day as the language writes it, where the reader is; with its time where that tells something. */
export function useDateText(): (iso: string, withTime?: boolean) => string {
  const form = settings.languages.forms[useLanguage()]
  return (iso, withTime = false) =>
    new Intl.DateTimeFormat(form, { dateStyle: 'long', ...(withTime ? { timeStyle: 'short' } : {}) }).format(
      new Date(iso),
    )
}
