import { settings } from '../settings.ts'

/** Names whose words never stand on two lines. */
const names = [settings.brand.productName, 'JIS S 5037']

const noBreak = '\u00a0'
const namesSign = new RegExp(names.map((name) => name.replaceAll(' ', '[ \u00a0]')).join('|'), 'g')

/** A figure, or the place of one, with the mark that may end there; then a unit that is no beginning of a word. */
const unitSign = /(?<=(?:\d|\}|#)(?:<\/\d+>)?) (?=(?:[mck]?m|k?g|min|[kM]?B|s|°C?)(?![\p{L}\p{N}]))/gu

/** Puts no-break spaces into a text, where a line that ended there would part a name, or a figure from its unit. */
export function joinWithNoBreak(text: string): string {
  return text.replace(namesSign, (name) => name.replaceAll(' ', noBreak)).replace(unitSign, noBreak)
}

/** The text as it was written, with plain spaces. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(noBreak, ' ')
}
