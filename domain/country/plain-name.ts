/**
 * What is left of a name when it is compared: neither width nor case, no marks on Latin letters, katakana as hiragana,
 * and nothing between the words. A long vowel keeps its sign.
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
