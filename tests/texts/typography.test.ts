import { expect, test } from 'vitest'
import type { Language } from '#domain/settings.ts'
import { everyText, everyWrittenText } from '../../scripts/texts/every-text.ts'
import { textLocation } from '../../scripts/texts/shop-text.ts'
import {
  findCommandTypographyErrors,
  findTypographyErrors,
  holdsOddSpace,
  isForCustomers,
  isForOperators,
} from '../../scripts/texts/typography.ts'

test('every customer text writes counts, signs, units, dates, quotes and spaces the same way', () => {
  const texts = everyText().filter(isForCustomers)
  expect(texts.length).toBeGreaterThan(3_000)
  expect(texts.flatMap((text) => findTypographyErrors(text).map((error) => `${textLocation(text)}: ${error}`))).toEqual(
    [],
  )
})

test('the command line and the README write figures, units and dates the same way', () => {
  const texts = everyText().filter(isForOperators)
  expect(
    texts.flatMap((text) => findCommandTypographyErrors(text).map((error) => `${textLocation(text)}: ${error}`)),
  ).toEqual([])
  expect(findCommandTypographyErrors({ language: 'en', text: '--focal MM   in 35mm terms, "so"' })).toHaveLength(1)
})

test('no text contains a literal space that only looks like a normal one', () => {
  expect(
    everyWrittenText()
      .filter(({ text }) => holdsOddSpace(text))
      .map(textLocation),
  ).toEqual([])
  expect(holdsOddSpace('12\u00a0mm')).toBe(true)
})

test.each([
  ['ja', '三つの方法', 'a count that is no figure'],
  ['ja', '1日に二回まで', 'a count that is no figure'],
  ['ja', '六桁の確認コード', 'a count that is no figure'],
  ['ja', 'アッパー三種類、色四色', 'a count that is no figure'],
  ['ja', '八週間のコース', 'a count that is no figure'],
  ['ja', '十分ほどで終わります', 'a count that is no figure'],
  ['ja', '四万四千円', 'a count that is no figure'],
  ['ja', '二万円引き', 'a count that is no figure'],
  ['ja', '三社と二台', 'a count that is no figure'],
  ['ja', '２５５ mm', 'a wide digit or letter'],
  ['ja', 'ﾊﾀﾞｼ', 'half katakana'],
  ['ja', 'ようこそ！', 'an exclamation mark'],
  ['en', 'Welcome!', 'an exclamation mark'],
  ['en', 'within 12mm', 'a figure without a space before its unit'],
  ['en', '{length}mm long', 'a figure without a space before its unit'],
  ['en', '{across} % from the left', 'a space before %'],
  ['ja', '12ミリメートル', 'a unit in letters'],
  ['en', '12 millimetres', 'a unit in letters'],
  ['ja', '{minutes} 分間有効です', 'a space between a figure and its counter'],
  ['ja', '2026/1/2から', 'a date in figures'],
  ['en', 'from 2026-01-02', 'a date in figures'],
  ['en', 'on November 21, 2026', 'a date that is not 21 November 2026'],
  ['en', 'on 21st November', 'a date that is not 21 November 2026'],
  ['ja', '6ヶ月以内', 'a month that is not か月'],
  ['en', "We couldn't reach the shop.", 'a straight quote'],
  ['ja', '“ゆったり”をお選びください', 'a quote that is not 「」'],
  ['en', 'press 「Next」', 'a quote that is not “”'],
  ['ja', '靴(左右)', 'a bracket as narrow as a digit'],
  ['ja', '足長,足幅', 'a sign of the other script'],
  ['ja', '10～20', 'a wave that is not 〜'],
  ['en', 'One moment...', 'three dots'],
  ['en', 'The shoe - printed', 'a hyphen as a dash'],
  ['en', 'two  spaces', 'a space too many'],
  ['ja', '終わり。 次へ', 'a space too many'],
  ['en', 'a comma , alone', 'a space too many'],
] as const)('in %s reports "%s" as %s', (language: Language, text, error) => {
  expect(findTypographyErrors({ language, text }).map((found) => found.split(':')[0])).toContain(error)
})

test.each([
  [
    'ja',
    'もう一度、ご一緒に。一部の第三者、唯一、万一、十分なゆとり、次の一足、数十枚の写真、一人ひとり、お一人、ミリ単位の図、何ミリ、千代田',
  ],
  [
    'ja',
    '足長24.5 cm、誤差の範囲は±2 mm。{minutes}分間、6桁、1回、2026年11月21日（土）、「標準」、消費者契約規則第28条(1)(b)により',
  ],
  ['ja', '{n, plural, other {#件}}、{email} まで、A〜Zの英字'],
  ['en', '{n, plural, one {# day} other {# days}}, 21 November 2026, “roomy”, don’t, 12 mm, 40%, 10:30…'],
] as const)('in %s accepts the text: %s', (language: Language, text) => {
  expect(findTypographyErrors({ language, text })).toEqual([])
})
