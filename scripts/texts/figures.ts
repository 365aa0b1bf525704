import type { Language } from '#domain/settings.ts'

/** Start and end in a sentence. */
export type Span = readonly [from: number, to: number]

/** Names, examples and labels that contain a digit without being a figure. */
const names = [
  /\bA[34]\b|3D|3MF|EUC\d*|UTF-8/g,
  /Tabi Gen 01|JIS S 5037|ISO \d+/g,
  // The unit of equivalent focal lengths.
  /focal35 MM|\b35 mm terms/g,
  // Laws, with their years and articles.
  /\b(?:Act|Regulations|Directive|Law)(?: \(?[\w ]*\)?)? (?:19|20)\d\d\b|(?:19|20)\d\d年(?=[^月]*(?:法|規則))|(?:regulation|section|article|part)s? [\d(][\w()]*|第?\d+条(?:の\d+)?(?:第?\d+項|\(\d+\)\([a-z]\))?|\d+\(\d+\)\([a-z]\)/giu,
  // Addresses, postcodes, phone numbers and company numbers.
  /\b0\d{1,3}-\d{4}-\d{4}\b|\b\d{3}-\d{4}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\+?\d[\d ]{7,}\d|\b0\d{7,}\b/g,
  /\b1 Example Street|見本通り1番地|(?:Address line|住所)\s?\d/g,
  // Rings that are named by a number, and the name of a stored value.
  /\brings? \d+(?: to \d+)?|\b(?:choose|each of) \d+(?: to \d+)?|\d+(?:から\d+)?(?:の(?:丸い)?印|を選)|tsr-[\w-]+/giu,
  // Small counts, which English writes as words.
  /(?<!\d)\d(?=つ|枚|本|行|ページ|層|文字の)|(?<!\d)1(?:足|回|日(?=およそ))|cm3\b/gu,
  // Placeholders for values, and plural forms.
  /\{\w+(?=[,}])|=\d+(?= \{)/g,
]

/** The sentence with its names replaced by spaces, at the same length. */
export function withoutNames(sentence: string): string {
  return names.reduce((rest, name) => rest.replace(name, (found) => ' '.repeat(found.length)), sentence)
}

const words: Readonly<Record<number, string>> = {
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  14: 'fourteen',
  15: 'fifteen',
  20: 'twenty',
  21: 'twenty-one',
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  90: 'ninety',
  100: 'hundred',
  1000: 'thousand',
}

const inWords = `(?:half an?|${Object.values(words).join('|')})(?:[- ](?:and|a|${Object.values(words).join('|')}))*`
const figures: Record<Language, RegExp> = {
  en: new RegExp(
    `\\d+(?:[.,]\\d+)*|\\b${inWords}(?=(?:[- ](?:whole|full|working|more|good))?[- ](?:days?|weeks?|months?|years?|minutes?|hours?|pairs?|pounds?|yen|percent|times|tries|working|countries|colours|uppers|designs|stores|(?:milli|centi)met))`,
    'giu',
  ),
  ja: /\d+(?:[.,]\d+)*[万億]?/gu,
}

/** The positions of figures in a sentence, in digits or in words, without names. */
export function figuresIn(sentence: string, language: Language): Span[] {
  return [...withoutNames(sentence).matchAll(figures[language])].map(({ index, 0: found }) => [
    index,
    index + found.length,
  ])
}

const wholeFigure = new RegExp(`^(?:\\d.*|${inWords})$`, 'iu')

export function isFigure(words: string): boolean {
  return wholeFigure.test(words)
}

/** A number as texts state it; parts of versions and dates keep their leading zeros. */
export type StatedValue = number | string

/** A pattern of the ways to write a number. */
export function saidAs(value: StatedValue): string {
  const said =
    typeof value === 'string'
      ? [value]
      : [String(value), value.toLocaleString('en-GB'), words[value]].filter((one) => one !== undefined)
  return `(?<![\\d.,])(?:${said.map((one) => one.replace('.', '\\.')).join('|')})(?![\\d]|[.,]\\d)`
}

const minute = 60
const day = 24 * 60 * minute

/** The numbers by which a text may state a setting: money in major units, seconds in every whole unit. */
function saidBy(name: string, value: number, currency: unknown): number[] {
  if (currency === 'GBP') return [value / 100]
  // Half a year is stated in months.
  if (/days$/iu.test(name) && value > 90) return [value, Math.round((value * 12) / 365)]
  if (!/seconds$/iu.test(name)) return [value]
  return [1, minute, 60 * minute, day, 7 * day, 30 * day, 365 * day]
    .map((unit) => Math.round((value / unit) * 100) / 100)
    .filter(Number.isInteger)
}

/** Every number by which a text may state a setting, or a group of settings. */
export function numbersIn(setting: unknown, name = '', currency?: unknown): StatedValue[] {
  if (typeof setting === 'number') return saidBy(name, setting, currency)
  if (typeof setting === 'string')
    return (setting.match(/\d+(?:\.\d+)*/g) ?? []).map((one) => one.replace(/^0+(?=\d)/, ''))
  if (typeof setting !== 'object' || setting === null) return []
  const own = 'currency' in setting ? setting.currency : undefined
  return Object.entries(setting).flatMap(([key, part]) => numbersIn(part, Array.isArray(setting) ? name : key, own))
}

function findSetting(name: string, roots: unknown): unknown {
  return name.split('.').reduce<unknown>((part, key) => Object(part)[key], roots)
}

export const settingForm = /^\w+(?:\.\w+)*(?: \+ \w+(?:\.\w+)*)*$/

/** The missing settings of a name, or of several whose numbers are added. */
export function missingSettings(support: string, roots: unknown): string[] {
  return support.split(' + ').filter((name) => findSetting(name, roots) === undefined)
}

/** The numbers that a claim may state if it is based on a setting, a group of settings or their sum. */
export function readValues(support: string, roots: unknown): StatedValue[] {
  if (!settingForm.test(support)) return []
  const parts = support.split(' + ').map((name) => numbersIn(findSetting(name, roots), name))
  return parts.reduce((sums, part) => sums.flatMap((sum) => part.map((one) => Number(sum) + Number(one))))
}
