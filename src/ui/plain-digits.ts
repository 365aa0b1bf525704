/** The digits of what was typed or pasted, whichever width they have and whatever stands between them. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
