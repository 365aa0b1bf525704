/** The digits in a text, half-width, without anything between them. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
