/**
 * Normalizes a name for comparison: removes differences of width and case, marks on Latin letters and separators
 * between words, and converts katakana to hiragana. The long vowel mark stays.
 */
export function plainName(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60))
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
}
