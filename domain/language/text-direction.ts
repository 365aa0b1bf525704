import { settings } from '../settings.ts'

/** Which way a language is written. */
export function getTextDirection(language: string): 'rtl' | 'ltr' {
  return settings.languages.rightToLeft.some((code) => code === language) ? 'rtl' : 'ltr'
}
