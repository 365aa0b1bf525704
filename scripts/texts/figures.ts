import type { Language } from '#domain/settings.ts'

/** Names, examples and labels that hold a digit and claim nothing. */
const names = [
  /\bA[34]\b|3D|3MF|EUC\d*|UTF-8/g,
  /Tabi Gen 01|JIS S 5037|ISO \d+/g,
  // Laws, by their years and articles.
  /\b(?:Act|Regulations|Directive|Law)(?: \(?[\w ]*\)?)? (?:19|20)\d\d\b|(?:19|20)\d\d年(?=[^月]*(?:法|規則))|(?:regulation|section|article|part)s? [\d(][\w()]*|第?\d+条(?:の\d+)?(?:第?\d+項|\(\d+\)\([a-z]\))?|\d+\(\d+\)\([a-z]\)/giu,
  // Addresses, postcodes, phone numbers and companies' numbers.
  /\b\d{3}-\d{4}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\+?\d[\d ]{7,}\d|\b0\d{7,}\b/g,
  /\b1 Example Street|見本通り1番地|(?:Address line|住所)\s?\d/g,
  // Rings that are called by a number, and what a browser calls a value.
  /\brings? \d+(?: to \d+)?|\b(?:choose|each of) \d+(?: to \d+)?|\d+(?:から\d+)?(?:の(?:丸い)?印|を選)|tsr-[\w-]+/giu,
  // Small counts, which English says in words.
  /(?<!\d)\d(?=つ|枚|本|行|ページ|層|文字の)|(?<!\d)1足/gu,
  // Places for values, and what a plural chooses by.
  /\{\w+(?=[,}])|=\d+(?= \{)/g,
]

export function withoutNames(sentence: string): string {
  return names.reduce((rest, name) => rest.replace(name, ' '), sentence)
}

const words: Readonly<Record<number, string>> = {
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  20: 'twenty',
  21: 'twenty-one',
  30: 'thirty',
  60: 'sixty',
}

/** How each kind of number of the settings is said, by the last word of its name that is one of these. */
const units: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  days: { en: 'days?', ja: '日' },
  minutes: { en: 'minutes?', ja: '分' },
  hours: { en: 'hours?', ja: '時間' },
  weeks: { en: 'weeks?', ja: '週間' },
  years: { en: 'years?', ja: '年' },
  pairs: { en: 'pairs?', ja: '足' },
  designs: { en: 'designs?', ja: 'デザイン' },
  tries: { en: 'tries|times', ja: '回' },
  pair: { en: '(?<=[£¥][\\d,]+)', ja: '(?:円|ポンド)' },
  count: { en: 'countries', ja: 'か国' },
}

type Numbers = { readonly [name: string]: unknown }

export type SettingNumber = { readonly name: string; readonly value: number; readonly unit: string }

/** Every number of the settings that sentences may say, with its name and unit. */
export function numbersIn(settings: Numbers, path = ''): SettingNumber[] {
  return Object.entries(settings).flatMap(([key, value]): SettingNumber[] => {
    const name = path === '' ? key : `${path}.${key}`
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return numbersIn(value as Numbers, name)
    const unit = name.match(/[A-Z]?[a-z]+/g)?.findLast((word) => word.toLowerCase() in units)
    if (typeof value !== 'number' || unit === undefined) return []
    // Pounds are kept in pence, and said in pounds.
    return [{ name, value: settings.currency === 'GBP' ? value / 100 : value, unit: unit.toLowerCase() }]
  })
}

/** The numbers of the settings that somebody typed into a sentence, in figures or in words, instead of asking for them. */
export function typedSettings(sentence: string, language: Language, known: readonly SettingNumber[]): string[] {
  return known
    .filter(({ value, unit }) => {
      const said = [String(value), value.toLocaleString('en-GB'), words[value]].filter((one) => one !== undefined)
      const figure = said.slice(0, language === 'en' ? 3 : 2).join('|')
      const sign = units[unit]?.[language] ?? ''
      return (
        sign !== '' &&
        new RegExp(`(?<![\\d.,\\p{Script=Latin}])(?:${figure})[ -]?(?:${sign})(?![\\p{Script=Latin}])`, 'iu').test(
          sentence,
        )
      )
    })
    .map(({ name }) => name)
}
