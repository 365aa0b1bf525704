/**
 * Signs that print nothing: they could break a line of an envelope, turn the direction of what stands around them, or
 * hide something. The two joiners stay: names in Persian and in India's languages are not written without them.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u

/** Length as people count: a sign outside the first plane is one. */
export function charactersIn(text: string): number {
  return [...text].length
}

/** Without spaces around it, and one space wherever there were several. */
export function tidy(text: string): string {
  return text.trim().replace(/\p{Zs}+/gu, ' ')
}

export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !unprintable.test(text)
}
