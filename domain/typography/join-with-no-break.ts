import { settings } from '../settings.ts'

/** Names whose words must stay on one line. */
const names = [settings.brand.productName, 'JIS S 5037']

const noBreak = '\u00a0'
const namesSign = new RegExp(names.map((name) => name.replaceAll(' ', '[ \u00a0]')).join('|'), 'g')

/**
 * The space between a figure, or its placeholder with an optional closing tag, and a unit that is not the beginning of
 * a word.
 */
const unitSign = /(?<=(?:\d|\}|#)(?:<\/\d+>)?) (?=(?:[mck]?m|k?g|min|[kM]?B|s|°C?)(?![\p{L}\p{N}]))/gu

/** Inserts no-break spaces where a line break would split a name, or a figure from its unit. */
export function joinWithNoBreak(text: string): string {
  return text.replace(namesSign, (name) => name.replaceAll(' ', noBreak)).replace(unitSign, noBreak)
}

/** Restores the original text with plain spaces. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(noBreak, ' ')
}
