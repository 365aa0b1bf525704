import { settings } from '../settings.ts'

/** The writing direction of a language. */
export function getTextDirection(language: string): 'rtl' | 'ltr' {
  return settings.languages.rightToLeft.some((code) => code === language) ? 'rtl' : 'ltr'
}
