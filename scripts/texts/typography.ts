import type { Language } from '#domain/settings.ts'
import { withPlainSpaces } from '#domain/typography/join-with-no-break.ts'
import type { ShopText } from './shop-text.ts'

type Rule = { readonly finding: string; readonly sign: RegExp; readonly in?: Language }

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const counters =
  'つ|回|度|種類|色|桁|週間|日|分|時間|足|枚|本|個|人|か月|年|段階|番目|歳|件|行|通|倍|文字|ページ|か所|ステップ|方法|円|万|億|社|台|店舗|ポンド|デザイン|名様'
/** Words that contain such a count and are words of their own, or stand for an uncounted number. */
const words = [
  ...[
    '一度',
    '二度と',
    '一足',
    '一人ひとり',
    '(?<=お)一人',
    '一つひとつ',
    '一日中',
    '一年中',
    '一本化',
    '一枚板',
    '千万',
    '万一',
    '十分(?!間|ほど|後|以内)',
  ],
  '[数何]十',
]
const count = `(?!${words.join('|')})(?<![数何])[一二三四五六七八九十百千万]+(?=${counters})`

const rules: readonly Rule[] = [
  { finding: 'a count that is no figure', sign: new RegExp(count, 'u'), in: 'ja' },
  { finding: 'a wide digit or letter', sign: /[０-９Ａ-Ｚａ-ｚ％]/u },
  { finding: 'half katakana', sign: /[\uff61-\uff9f]/u },
  { finding: 'an exclamation mark', sign: /[!！]/u },
  { finding: 'a figure without a space before its unit', sign: /[\d}#](?:<\/\d+>)?(?:[mck]m|k?g|[kM]B)(?!\p{L})/u },
  { finding: 'a space before %', sign: /[\d}](?:<\/\d+>)?\s%/u },
  { finding: 'a unit in letters', sign: /(?<!何)(?:ミリ|センチ|キロ)(?:メートル|グラム)?(?!秒|単位)/u, in: 'ja' },
  { finding: 'a unit in letters', sign: /[\d}#] (?:milli|centi)met(?:re|er)s?\b/iu, in: 'en' },
  {
    finding: 'a space between a figure and its counter',
    sign: new RegExp(`[\\d}#] (?:${counters}|円|秒)`, 'u'),
    in: 'ja',
  },
  { finding: 'a date in figures', sign: /\b\d{4}[/-]\d{1,2}[/-]\d{1,2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/u },
  {
    finding: 'a date that is not 21 November 2026',
    sign: new RegExp(`\\b(?:${months}) \\d{1,2}\\b|\\d(?:st|nd|rd|th) (?:${months})`, 'u'),
    in: 'en',
  },
  { finding: 'a month that is not か月', sign: /[ヶヵカケ箇ヵ]月/u, in: 'ja' },
  { finding: 'a straight quote', sign: /["']/u },
  { finding: 'a quote that is not 「」', sign: /[“”‘’«»]/u, in: 'ja' },
  { finding: 'a quote that is not “”', sign: /[「」『』«»]/u, in: 'en' },
  {
    finding: 'a bracket as narrow as a digit',
    sign: /(?<=[ぁ-んァ-ヶー一-龠、。])[()]|[()](?=[ぁ-んァ-ヶー一-龠、。])(?<!\d\([a-z]\))/u,
    in: 'ja',
  },
  { finding: 'a sign of the other script', sign: /[ぁ-んァ-ヶー一-龠」）] ?[,.:;?]|[，．]/u, in: 'ja' },
  { finding: 'a wave that is not 〜', sign: /～/u },
  { finding: 'three dots', sign: /\.\.\./u },
  { finding: 'a hyphen as a dash', sign: /\p{L} [-–] \p{L}/u },
  { finding: 'a space too many', sign: / {2}|^ | $| [,.;:?。、」）]|[「（。、] /u },
]

/** Symbols that stand for themselves, such as those that may be typed. */
const named = /28条?\(1\)\(b\)|\+ and - |- \. (?:and )?&/gu

/** The deviations from the shop's style: counts, symbols, units, dates, quotes and spaces. */
export function findTypographyErrors({ text, language }: Pick<ShopText, 'text' | 'language'>): string[] {
  const plain = withPlainSpaces(text).replace(named, '…')
  return rules
    .filter((rule) => rule.in === undefined || rule.in === language)
    .flatMap(({ finding, sign }) => {
      const found = sign.exec(plain)
      return found ? [`${finding}: "${found[0]}" in "${text}"`] : []
    })
}

/**
 * Special spaces that only look like others. They are inserted when texts are prepared; a typed one could not be
 * searched for.
 */
export function holdsOddSpace(text: string): boolean {
  return /[\u00a0\u00ad\u200b\u202f\u2060\u3000]/.test(text)
}

/** Texts that customers read, without markup. */
export function isForCustomers({ file }: Pick<ShopText, 'file'>): boolean {
  return /\.po$|^content\/|^server\/(mail\/(templates\/|sender-lines)|(mailbox|sandbox)-page\/words)|^domain\/(content|account|consent)\/|linked-data|^public\/|^index\.html/.test(
    file,
  )
}

/** Texts for operators or for newcomers to the project. */
export function isForOperators({ file, text }: Pick<ShopText, 'file' | 'text'>): boolean {
  return /^README|^server\/(cli|operators|photos)\//.test(file) && !text.startsWith('<')
}

/** Findings that do not apply to commands and tables, which have their own layout and quotes. */
const ofCommands = /^(a space too many|a straight quote|an exclamation mark|three dots)/

/** The deviations from the shop's style in texts that contain commands. */
export function findCommandTypographyErrors(text: Pick<ShopText, 'text' | 'language'>): string[] {
  return findTypographyErrors(text).filter((finding) => !ofCommands.test(finding))
}
