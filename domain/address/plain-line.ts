/**
 * Invisible characters that could break a line of an envelope, change the text direction around them, or hide
 * something. The two joiners are allowed: names in Persian and in Indian languages need them.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u

/** Counts code points: a character outside the Basic Multilingual Plane counts as one. */
export function charactersIn(text: string): number {
  return [...text].length
}

/** Trims the text and reduces each run of spaces to one. */
export function tidy(text: string): string {
  return text.trim().replace(/\p{Zs}+/gu, ' ')
}

export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !unprintable.test(text)
}
