import { useLingui } from '@lingui/react'
import { type Language, settings } from '#domain/settings.ts'

/** A day as the language writes it, where the reader is; with its time where that tells something. */
export function useDateText(): (iso: string, withTime?: boolean) => string {
  const form = settings.languages.forms[useLingui().i18n.locale as Language]
  return (iso, withTime = false) =>
    new Intl.DateTimeFormat(form, { dateStyle: 'long', ...(withTime ? { timeStyle: 'short' } : {}) }).format(
      new Date(iso),
    )
}
